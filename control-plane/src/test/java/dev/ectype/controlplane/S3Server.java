package dev.ectype.controlplane;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Assumptions;

/**
 * An S3 server (s3proxy) in a process of its own, with the bucket {@code ectype-test}, that can be stopped and started again with its
 * contents. {@code ECTYPE_TEST_S3} names the folder of its libraries; {@code .ci/steps/processes} fills one.
 */
public final class S3Server implements AutoCloseable {
    private static final String LOGIN = "ectype-test-login";
    private static final String BUCKET = "ectype-test";
    private static final String QUIET = "<configuration><root level=\"OFF\"/></configuration>";

    private final Path libraries;
    private final Path folder;
    private final int port;
    private Process process;

    private S3Server(Path libraries, Path folder, int port) {
        this.libraries = libraries;
        this.folder = folder;
        this.port = port;
    }

    /** Starts a server; skips the test where its libraries are missing. */
    public static S3Server start() {
        String libraries = System.getenv("ECTYPE_TEST_S3");
        if (libraries == null) {
            System.err.println("skipped: ECTYPE_TEST_S3 names no libraries of an S3 server; .ci/steps/processes does");
        }
        Assumptions.assumeTrue(libraries != null, "ECTYPE_TEST_S3 names no libraries of an S3 server");
        try {
            S3Server server = new S3Server(Path.of(libraries), TestFolders.create(), freePort());
            server.configure();
            server.run();
            return server;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket any = new ServerSocket(0)) {
            return any.getLocalPort();
        }
    }

    private void configure() throws IOException {
        Files.createDirectories(folder.resolve("buckets").resolve(BUCKET));
        Files.writeString(folder.resolve("logback.xml"), QUIET);
        List<String> settings = List.of(
                "s3proxy.endpoint=" + address(),
                "s3proxy.authorization=aws-v2-or-v4",
                "s3proxy.identity=" + LOGIN,
                "s3proxy.credential=" + LOGIN,
                "jclouds.provider=filesystem-nio2",
                "jclouds.identity=unused",
                "jclouds.credential=unused",
                "jclouds.filesystem.basedir=" + folder.resolve("buckets"));
        Files.write(folder.resolve("s3proxy.properties"), settings);
    }

    /** Starts it with the contents that it had. */
    public void run() {
        try {
            process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:+UseSerialGC",
                            "-XX:TieredStopAtLevel=1",
                            "-Dlogback.configurationFile=" + folder.resolve("logback.xml"),
                            "-cp",
                            libraries + "/*",
                            "org.gaul.s3proxy.Main",
                            "--properties",
                            folder.resolve("s3proxy.properties").toString())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("log").toFile())
                    .start();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        Awaitility.await("s3proxy answers, log in " + folder)
                .atMost(Duration.ofSeconds(60))
                .until(this::answers);
    }

    private boolean answers() {
        try {
            HttpURLConnection connection = (HttpURLConnection) address().toURL().openConnection();
            return connection.getResponseCode() > 0;
        } catch (IOException notYet) {
            return false;
        }
    }

    /** Kills it: connections to its port are refused. */
    public void stop() {
        process.destroyForcibly();
        process.onExit().join();
    }

    public URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** The variables with which a control plane stores its contents here. */
    public Map<String, String> environment() {
        return Map.of(
                "ECTYPE_STORAGE",
                "s3://" + BUCKET + "/installation",
                "ECTYPE_STORAGE_ENDPOINT",
                address().toString(),
                "ECTYPE_STORAGE_PATH_STYLE",
                "true",
                "AWS_ACCESS_KEY_ID",
                LOGIN,
                "AWS_SECRET_ACCESS_KEY",
                LOGIN);
    }

    /** Lets S3 clients of this JVM log in. */
    public void logIn() {
        System.setProperty("aws.accessKeyId", LOGIN);
        System.setProperty("aws.secretAccessKey", LOGIN);
    }

    /** Counts the contents of the bucket with a text in their names. */
    public long count(String part) {
        try (Stream<Path> files = Files.walk(folder.resolve("buckets"))) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().contains(part))
                    .count();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        stop();
        TestFolders.delete(folder);
    }
}
