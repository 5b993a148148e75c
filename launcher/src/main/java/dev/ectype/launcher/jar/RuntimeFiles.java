package dev.ectype.launcher.jar;

import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Collects the files that an emulator needs to run: the classes of the runtime and its server, and the server's native
 * libraries. It reads them from this program's own class path, be it one jar, many jars or a folder of classes.
 */
final class RuntimeFiles {
    /** The marker file in each jar of the server. */
    private static final String SERVER_MARK = "META-INF/io.netty.versions.properties";

    private static final String RUNTIME_MARK = Emulator.class.getName().replace('.', '/') + ".class";

    /** The required files of an HTTP emulator, without those for tests only. */
    private static final List<String> NEEDED =
            List.of("dev/ectype/runtime/", "io/netty/", "META-INF/native/", "META-INF/ectype/");

    private static final List<String> NEEDLESS = List.of(
            "dev/ectype/runtime/client/",
            "dev/ectype/runtime/junit/",
            "dev/ectype/runtime/spring/",
            "dev/ectype/runtime/testing/");

    private final Set<PackedProtocol> protocols;

    private RuntimeFiles(Set<PackedProtocol> wires) {
        this.protocols = wires;
    }

    /**
     * Collects all required files by path with this class loader.
     *
     * @param wires the protocols of the API besides HTTP
     */
    static Map<String, byte[]> of(ClassLoader loader, Set<PackedProtocol> wires) throws IOException {
        return new RuntimeFiles(wires).found(loader);
    }

    private Map<String, byte[]> found(ClassLoader loader) throws IOException {
        TreeSet<Path> places = new TreeSet<>();
        List<String> marks = new ArrayList<>(List.of(RUNTIME_MARK, SERVER_MARK));
        protocols.forEach(wire -> marks.addAll(wire.marks()));
        for (String mark : marks) {
            Enumeration<URL> marked = loader.getResources(mark);
            while (marked.hasMoreElements()) {
                places.add(place(marked.nextElement(), mark));
            }
        }
        Map<String, byte[]> files = new TreeMap<>();
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                addFolder(files, place);
            } else {
                addJar(files, place);
            }
        }
        return files;
    }

    private static Path place(URL found, String mark) throws IOException {
        String address = found.toString();
        String outer = address.substring(0, address.length() - mark.length());
        String place = outer.startsWith("jar:") && outer.endsWith("!/")
                ? outer.substring("jar:".length(), outer.length() - "!/".length())
                : outer;
        try {
            return Path.of(new URI(place));
        } catch (URISyntaxException | RuntimeException unknown) {
            throw new IOException(
                    "the runtime is at " + found + ", expected a jar or a folder of this machine", unknown);
        }
    }

    private void addJar(Map<String, byte[]> files, Path place) throws IOException {
        try (JarFile jar = new JarFile(place.toFile())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (!entry.isDirectory() && isNeeded(entry.getName())) {
                    try (InputStream stream = jar.getInputStream(entry)) {
                        files.put(entry.getName(), stream.readAllBytes());
                    }
                }
            }
        }
    }

    private void addFolder(Map<String, byte[]> files, Path place) throws IOException {
        try (Stream<Path> all = Files.walk(place)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String name = place.relativize(file)
                        .toString()
                        .replace(file.getFileSystem().getSeparator(), "/");
                if (isNeeded(name)) {
                    files.put(name, Files.readAllBytes(file));
                }
            }
        }
    }

    private boolean isNeeded(String name) {
        for (PackedProtocol wire : PackedProtocol.values()) {
            if (wire.isFrontDoor(name) || protocols.contains(wire) && wire.needs(name)) {
                return protocols.contains(wire);
            }
        }
        return NEEDED.stream().anyMatch(name::startsWith) && NEEDLESS.stream().noneMatch(name::startsWith);
    }
}
