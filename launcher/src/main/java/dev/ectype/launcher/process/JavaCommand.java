package dev.ectype.launcher.process;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The command that starts a JVM with the classes of this process, for work that ends after seconds.
 *
 * @param home the folder of Java
 * @param heap the limit of the heap in bytes
 * @param classPath the jars and folders of the classes
 * @param options further options, such as an archive of classes
 */
public record JavaCommand(Path home, long heap, List<Path> classPath, List<String> options) {
    /**
     * The options for short work. The optimizing JIT compiler, a concurrent collector and classes for reflective access after 15
     * accesses would take more processor time than they save. JVM messages go to standard error, because standard output contains the result.
     */
    private static final List<String> SHORT_WORK = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Dsun.reflect.inflationThreshold=300",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:+DisplayVMOutputToStderr",
            "-Xlog:disable");

    /** The variables with options for every JVM, which may contradict those of the process. */
    private static final List<String> OPTION_VARIABLES =
            List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    public JavaCommand {
        classPath = List.copyOf(classPath);
        options = List.copyOf(options);
    }

    /** The Java, the heap limit and the classes of this process. */
    public static JavaCommand ofThisProcess() {
        return new JavaCommand(
                Path.of(System.getProperty("java.home")),
                Runtime.getRuntime().maxMemory(),
                classPath(JavaCommand.class.getClassLoader()),
                List.of());
    }

    /** Returns the command with other further options. */
    public JavaCommand with(List<String> further) {
        return new JavaCommand(home, heap, classPath, further);
    }

    /**
     * Starts the process, without the environment's options for every JVM.
     *
     * @param main the class whose main method is called
     * @throws IOException if Java cannot start
     */
    public Process start(Class<?> main) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words(main));
        builder.environment().keySet().removeAll(OPTION_VARIABLES);
        return builder.start();
    }

    private List<String> words(Class<?> main) {
        List<String> words = new ArrayList<>();
        words.add(home.resolve("bin").resolve("java").toString());
        words.addAll(SHORT_WORK);
        words.addAll(options);
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
