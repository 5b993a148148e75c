package dev.ectype.launcher.determinism;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs the same seeds in a process with another folder, time zone, language and character set. */
record OtherProcess(Process process, Path replies, Path complaints) {
    static OtherProcess start(Path jdk, Path folder, long from, long to) throws IOException {
        Path replies = folder.resolve("replies.txt");
        Path complaints = folder.resolve("complaints.txt");
        List<String> command = List.of(
                jdk.resolve("bin/java").toString(),
                // The process is too short for the optimizing compiler to pay off.
                "-XX:TieredStopAtLevel=1",
                "-Duser.timezone=Asia/Kathmandu",
                "-Duser.language=tr",
                "-Dfile.encoding=ISO-8859-1",
                "-cp",
                System.getProperty("java.class.path"),
                ReplyPrinter.class.getName(),
                Long.toString(from),
                Long.toString(to));
        Process process = new ProcessBuilder(command)
                .directory(Files.createDirectory(folder.resolve("else where")).toFile())
                .redirectOutput(replies.toFile())
                .redirectError(complaints.toFile())
                .start();
        return new OtherProcess(process, replies, complaints);
    }

    /** Waits for the end of the process and returns its output lines. */
    List<String> lines() throws IOException, InterruptedException {
        assertThat(process.waitFor()).as(Files.readString(complaints)).isZero();
        return Files.readAllLines(replies);
    }

    /** The JDK from the environment, else the newest of another version; null if there is none. */
    static @Nullable Path otherJdk() throws IOException {
        String named = System.getenv("ECTYPE_SECOND_JDK");
        Path installed = Path.of("/usr/lib/jvm");
        try (Stream<Path> homes = Files.isDirectory(installed) ? Files.list(installed) : Stream.empty()) {
            return Stream.concat(named == null ? Stream.empty() : Stream.of(Path.of(named)), homes)
                    .filter(home -> version(home) >= 17
                            && version(home) != Runtime.version().feature())
                    .max(Comparator.comparingInt(OtherProcess::version))
                    .orElse(null);
        }
    }

    private static int version(Path home) {
        try {
            Matcher version =
                    Pattern.compile("JAVA_VERSION=\"(\\d+)").matcher(Files.readString(home.resolve("release")));
            return version.find() && Files.isExecutable(home.resolve("bin/java"))
                    ? Integer.parseInt(version.group(1))
                    : 0;
        } catch (IOException none) {
            return 0;
        }
    }
}
