package dev.ectype.controlplane.fault;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.RedisServer;
import dev.ectype.controlplane.S3Server;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Two nodes, each a process of its own, on one PostgreSQL, one Redis and one S3 server. */
final class Installation implements AutoCloseable {
    /** How many requests that read an organization of the plan {@code free} may send in the hour that no test outlasts. */
    static final int FREE_READS = 30;

    final S3Server s3;
    final RedisServer redis;
    final PostgresServer postgres;
    final String adminKey;
    private final Path folder;
    private final Map<String, String> environment = new HashMap<>();
    private PlaneProcess one;
    private PlaneProcess other;

    private Installation(Path folder) {
        this.folder = folder;
        this.s3 = S3Server.start();
        this.redis = RedisServer.start();
        this.postgres = PostgresServer.start();
        environment.putAll(s3.environment());
        environment.putAll(Map.of(
                "ECTYPE_DATABASE",
                postgres.address(),
                "ECTYPE_REDIS",
                redis.address(),
                "ECTYPE_APPLICATION_KEY",
                ApplicationKey.make(),
                "ECTYPE_RATELIMITS_WINDOW",
                "1h",
                "ECTYPE_RATELIMITS_FREE_READ",
                Integer.toString(FREE_READS)));
        this.one = node("one");
        this.adminKey = one.adminKey();
        this.other = node("other");
    }

    static Installation start(Path folder) {
        return new Installation(folder);
    }

    private PlaneProcess node(String name) {
        return PlaneProcess.start(folder.resolve(name), environment);
    }

    PlaneProcess one() {
        return one;
    }

    PlaneProcess other() {
        return other;
    }

    /** An administrator of the first organization at the one node. */
    Client here() {
        return one.client(adminKey);
    }

    /** The same administrator at the other node. */
    Client there() {
        return other.client(adminKey);
    }

    /** The nodes in turn. */
    Client at(int turn) {
        return turn % 2 == 0 ? here() : there();
    }

    void restartOther() {
        other = node("other");
    }

    /** Creates a project for one test; gives its path. */
    String project(String name) {
        here().post("/v1/projects", "{\"name\":\"" + name + "\"}").is(201);
        return "/v1/projects/" + name;
    }

    /** An organization of the plan {@code free}; gives its key. */
    String freeOrganization(String slug) {
        Path out = folder.resolve(slug + ".out");
        try {
            ProcessBuilder command = new ProcessBuilder(List.of(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "dev.ectype.controlplane.Main",
                            "organization",
                            "create",
                            slug,
                            "--plan",
                            "free",
                            "--data-dir",
                            folder.resolve("command").toString()))
                    .redirectError(folder.resolve(slug + ".err").toFile())
                    .redirectOutput(out.toFile());
            command.environment().putAll(environment);
            command.start().onExit().join();
            return Files.readString(out, StandardCharsets.UTF_8).replaceAll("(?s).*admin-key (\\S+).*", "$1");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() {
        one.close();
        other.close();
        redis.close();
        postgres.close();
        s3.close();
    }
}
