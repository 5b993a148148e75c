package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.S3Server;
import dev.ectype.controlplane.StartsProcesses;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Moves contents from a folder to S3 and back, with an S3 server that runs; skipped where its libraries are missing ({@link S3Server}). */
@StartsProcesses
class S3TransferTest {
    private static S3Server server;

    @TempDir
    private Path work;

    @BeforeAll
    static void startServer() {
        server = S3Server.start();
    }

    @AfterAll
    static void stopServer() {
        if (server != null) {
            server.close();
        }
    }

    @Test
    void contentsMoveToABucketAndBack() throws Exception {
        Map<String, String> bucket = server.environment();
        Path source = work.resolve("source");
        String key;
        try (ControlPlane plane = ControlPlane.start(source)) {
            Shop shop = Shop.open(plane, 5);
            key = shop.key();
            Shop.push(plane.client(key), 1);
        }
        String first = work.resolve("first").toString();
        JsonNode exported = Commands.run("export", first, "--data-dir", source.toString(), "--json")
                .is(0)
                .json();
        Path cloud = Commands.withKeyOf(source, work.resolve("cloud"));
        Commands.run(cloud, bucket, "import", first).is(0);
        assertThat(cloud.resolve("objects")).doesNotExist();
        // An import that was done already reads the contents of the bucket and compares them.
        JsonNode again =
                Commands.run(cloud, bucket, "import", first, "--json").is(0).json();
        assertThat(again.get("kept")).isEqualTo(exported.at("/objects/count"));
        String second = work.resolve("second").toString();
        assertThat(Commands.run(cloud, bucket, "export", second, "--json")
                        .is(0)
                        .json()
                        .at("/objects/sha256"))
                .isEqualTo(exported.at("/objects/sha256"));
        Path back = Commands.withKeyOf(source, work.resolve("back"));
        Commands.importInto(back, work.resolve("second")).is(0);
        assertThat(TransferTest.files(back.resolve("objects")))
                .isEqualTo(TransferTest.files(source.resolve("objects")));
        // Another installation finds the bucket in use.
        Path other = Commands.withKeyOf(source, work.resolve("other"));
        try (ControlPlane plane = ControlPlane.start(source)) {
            Shop.open(plane, 1);
            String deleted = Shop.ids(plane.client(key), Shop.RECORDINGS).get(0);
            plane.client(key).delete(Shop.RECORDINGS + "/" + deleted).is(204);
        }
        Commands.exportFrom(source, work.resolve("first")).is(0);
        assertThat(Commands.run(other, bucket, "import", first).is(2).err())
                .contains("which does not belong to this export");
    }
}
