package dev.ectype.maven.fork;

import java.io.File;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The command that starts a JVM with the classes of the plugin.
 *
 * @param home the folder of Java
 * @param heap the limit of the heap in bytes
 * @param classPath the jars and folders of the classes
 */
record JavaCommand(Path home, long heap, List<Path> classPath) {
    /**
     * The options of a process that ends after seconds. The optimizing JIT compiler and a concurrent collector would take more
     * processor time than they save. JVM messages go to standard error, because standard output contains the result.
     */
    private static final List<String> OPTIONS = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable");

    /** The Java, the heap limit and the classes of this process. */
    static JavaCommand ofThisProcess() {
        return new JavaCommand(
                Path.of(System.getProperty("java.home")),
                Runtime.getRuntime().maxMemory(),
                classPath(JavaCommand.class.getClassLoader()));
    }

    List<String> words(Class<?> main) {
        List<String> words = new ArrayList<>();
        words.add(home.resolve("bin").resolve("java").toString());
        words.addAll(OPTIONS);
        words.add("-Xmx" + heap);
        words.add("-cp");
        words.add(classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
        words.add(main.getName());
        return words;
    }

    /** Maven loads a plugin with a loader of its own; tests run with the class path of the JVM. */
    private static List<Path> classPath(ClassLoader loader) {
        List<Path> files = new ArrayList<>();
        if (loader instanceof URLClassLoader realm) {
            for (URL each : realm.getURLs()) {
                files.add(file(each));
            }
        } else {
            for (String each : System.getProperty("java.class.path").split(File.pathSeparator)) {
                files.add(Path.of(each));
            }
        }
        return files;
    }

    private static Path file(URL location) {
        try {
            return Path.of(location.toURI());
        } catch (URISyntaxException malformed) {
            throw new IllegalStateException("not a file: " + location, malformed);
        }
    }
}
