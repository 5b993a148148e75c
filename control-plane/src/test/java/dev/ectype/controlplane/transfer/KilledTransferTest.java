package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.StartsProcesses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@StartsProcesses
class KilledTransferTest {
    private static final int CONTENTS = 8;

    @TempDir
    private Path work;

    private Path source;
    private Path export;

    @BeforeEach
    void fill() {
        source = work.resolve("source");
        export = work.resolve("export");
        try (ControlPlane plane = ControlPlane.start(source)) {
            Shop shop = Shop.open(plane, CONTENTS - 2);
            Shop.push(plane.client(shop.key()), 1);
            Shop.push(plane.client(shop.key()), 2);
        }
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs a named pipe")
    void killedExportIsResumed() throws Exception {
        Path objects = source.resolve("objects");
        // The last of the index is a snapshot. A pipe without a writer stops the export there.
        List<String> names = List.copyOf(TransferTest.files(objects).keySet());
        Path last = objects.resolve(names.get(names.size() - 1));
        byte[] content = Files.readAllBytes(last);
        Files.delete(last);
        new ProcessBuilder("mkfifo", last.toString()).start().waitFor();
        Process killed = PlaneProcess.begin(source, Map.of(), "export", export.toString());
        Path index = export.resolve("objects.jsonl");
        await(() -> Files.exists(index) && Files.readAllLines(index).size() == CONTENTS - 1);
        killed.destroyForcibly().waitFor();
        assertThat(export.resolve("manifest.json")).doesNotExist();
        Files.delete(last);
        Files.write(last, content);
        Path target = Commands.withKeyOf(source, work.resolve("target"));
        assertThat(Commands.importInto(target, export).is(2).err()).contains("not finished");
        assertThat(Commands.exportFrom(source, export).is(0).json().get("kept").asInt())
                .isEqualTo(CONTENTS - 1);
        Commands.importInto(target, export).is(0);
        assertThat(TransferTest.files(target.resolve("objects"))).isEqualTo(TransferTest.files(objects));
    }

    @Test
    void killedImportIsResumedAndLeavesNoRow() throws Exception {
        Commands.exportFrom(source, export).is(0);
        Path target = Commands.withKeyOf(source, work.resolve("target"));
        try (PostgresServer postgres = PostgresServer.start()) {
            String[] command = {
                "import", export.toString(), "--data-dir", target.toString(), "--database", postgres.address(), "--json"
            };
            String[] list = {"organization", "list", "--data-dir", target.toString(), "--database", postgres.address()};
            // Makes the tables.
            Commands.run(list).is(0);
            killWhileItImports(postgres, target);
            assertThat(Commands.run(list).is(0).out()).isEmpty();
            Path stored = target.resolve("objects");
            Files.delete(stored.resolve(
                    TransferTest.files(stored).keySet().iterator().next()));
            assertThat(Commands.run(command).is(0).json().get("kept").asInt()).isEqualTo(CONTENTS - 1);
            assertThat(TransferTest.files(stored)).isEqualTo(TransferTest.files(source.resolve("objects")));
            assertThat(Commands.run(list).is(0).out()).hasLineCount(1);
        }
    }

    /** Another transaction holds a late table, so that the import has written most rows when it is killed. */
    private void killWhileItImports(PostgresServer postgres, Path target) throws Exception {
        try (Connection connection = postgres.superuser();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("lock table usage_nodes in access exclusive mode");
            // The first look at the rows waits for no table but that of organizations.
            Process killed = PlaneProcess.begin(
                    target, Map.of("ECTYPE_DATABASE", postgres.address()), "import", export.toString());
            await(() -> isAwaited(statement));
            killed.destroyForcibly().waitFor();
            connection.rollback();
        }
    }

    private static boolean isAwaited(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery(
                "select exists (select from pg_locks where not granted and relation = 'usage_nodes'::regclass)")) {
            return row.next() && row.getBoolean(1);
        }
    }

    private static void await(java.util.concurrent.Callable<Boolean> condition) {
        Awaitility.await().atMost(Duration.ofMinutes(1)).until(condition);
    }
}
