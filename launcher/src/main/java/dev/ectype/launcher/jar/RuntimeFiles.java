package dev.ectype.launcher.jar;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Collects the files that an emulator needs to run: the artifacts of the runtime and their libraries. It reads them from
 * this program's own class path, be it one jar, many jars or folders of classes.
 */
final class RuntimeFiles {
    private static final String SERVICES = "META-INF/services/";

    private final List<RuntimeArtifact> artifacts;
    private final Map<String, byte[]> files = new TreeMap<>();
    private final Map<String, Set<String>> providers = new TreeMap<>();

    private RuntimeFiles(List<RuntimeArtifact> artifacts) {
        this.artifacts = artifacts;
    }

    /** Collects all files of the artifacts by path with this class loader. */
    static Map<String, byte[]> of(ClassLoader loader, List<RuntimeArtifact> artifacts) throws IOException {
        RuntimeFiles collector = new RuntimeFiles(artifacts);
        collector.collect(loader);
        return collector.files;
    }

    private void collect(ClassLoader loader) throws IOException {
        Set<Path> places = new TreeSet<>();
        for (RuntimeArtifact artifact : artifacts) {
            for (String marker : artifact.markers()) {
                for (URL found : Collections.list(loader.getResources(marker))) {
                    places.add(place(found, marker));
                }
            }
        }
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                addFolder(place);
            } else {
                addJar(place);
            }
        }
        providers.forEach(this::addProviders);
    }

    /** Lists the providers whose classes are packed: one jar of all artifacts has one list for all of them. */
    private void addProviders(String path, Set<String> names) {
        String packed = names.stream()
                .filter(name -> files.containsKey(name.replace('.', '/') + ".class"))
                .map(name -> name + "\n")
                .collect(Collectors.joining());
        files.put(path, packed.getBytes(StandardCharsets.UTF_8));
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

    private void addJar(Path place) throws IOException {
        try (JarFile jar = new JarFile(place.toFile())) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (!entry.isDirectory() && isNeeded(entry.getName())) {
                    try (InputStream stream = jar.getInputStream(entry)) {
                        add(entry.getName(), stream.readAllBytes());
                    }
                }
            }
        }
    }

    private void addFolder(Path place) throws IOException {
        try (Stream<Path> all = Files.walk(place)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String name = place.relativize(file)
                        .toString()
                        .replace(file.getFileSystem().getSeparator(), "/");
                if (isNeeded(name)) {
                    add(name, Files.readAllBytes(file));
                }
            }
        }
    }

    private boolean isNeeded(String path) {
        // Nothing reads the annotations of packages when an emulator runs.
        return !path.endsWith("/package-info.class") && artifacts.stream().anyMatch(artifact -> artifact.has(path));
    }

    private void add(String path, byte[] bytes) {
        if (path.startsWith(SERVICES)) {
            new String(bytes, StandardCharsets.UTF_8)
                    .lines()
                    .forEach(name -> providers
                            .computeIfAbsent(path, key -> new TreeSet<>())
                            .add(name));
        } else {
            files.put(path, bytes);
        }
    }
}
