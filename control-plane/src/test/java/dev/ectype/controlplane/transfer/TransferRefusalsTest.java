package dev.ectype.controlplane.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.util.FileSystemUtils;
import tools.jackson.databind.JsonNode;

@StartsProcesses
class TransferRefusalsTest {
    @TempDir
    private static Path made;

    @TempDir
    private Path work;

    private Path source;
    private Path export;
    private Path target;

    @BeforeAll
    static void export() {
        try (ControlPlane plane = ControlPlane.start(made.resolve("source"))) {
            Shop shop = Shop.open(plane, 3);
            Shop.push(plane.client(shop.key()), 1);
        }
        Commands.exportFrom(made.resolve("source"), made.resolve("export")).is(0);
    }

    @BeforeEach
    void copy() throws IOException {
        source = made.resolve("source");
        export = work.resolve("export");
        FileSystemUtils.copyRecursively(made.resolve("export"), export);
        target = work.resolve("target");
    }

    @Test
    void anotherKeyIsRefusedBeforeAnythingIsMade() throws IOException {
        refused(1, "The import needs the application key of the export");
        assertThat(target.resolve("application.key")).doesNotExist();
        Files.writeString(target.resolve("application.key"), ApplicationKey.make());
        refused(1, "The export belongs to another application key");
    }

    @Test
    void changedByteIsFoundBeforeAnythingIsMade() throws IOException {
        Commands.withKeyOf(source, target);
        Path object = export.resolve("objects")
                .resolve(TransferTest.files(export.resolve("objects"))
                        .keySet()
                        .iterator()
                        .next());
        for (Path file : new Path[] {export.resolve("tables/projects.csv"), export.resolve("objects.jsonl"), object}) {
            byte[] before = Files.readAllBytes(file);
            byte[] changed = before.clone();
            changed[changed.length / 2] ^= 1;
            Files.write(file, changed);
            refused(1, file.getFileName().toString());
            Files.delete(file);
            refused(1, "is missing");
            Files.write(file, before);
        }
        Commands.importInto(target, export).is(0);
    }

    @Test
    void anotherVersionIsRefused() throws IOException {
        Commands.withKeyOf(source, target);
        Path manifest = export.resolve("manifest.json");
        String text = Files.readString(manifest);
        String schema = Commands.exportFrom(source, made.resolve("export"))
                .is(0)
                .json()
                .get("schema")
                .asString();
        Files.writeString(manifest, text.replace("\"" + schema + "\"", "\"0090\""));
        refused(1, "The export has the schema 0090");
        assertThat(Commands.importInto(target, export).err())
                .contains("Import it with the version that exported it, then start this version");
        Files.writeString(manifest, text.replace("\"" + schema + "\"", "\"9999\""));
        refused(1, "The export has the schema 9999");
    }

    @Test
    void folderWithoutAFinishedExportIsRefused() throws IOException {
        Commands.withKeyOf(source, target);
        Files.delete(export.resolve("manifest.json"));
        refused(2, "has an export that was not finished");
        assertThat(Commands.importInto(target, work.resolve("none")).is(2).err())
                .contains("has no export");
        Files.writeString(export.resolve("manifest.json"), "{}x");
        refused(2, "cannot be read as part of an export");
        assertThat(Commands.run("import").is(2).err()).contains("FOLDER");
    }

    @Test
    void foreignFilesAreNotOverwritten() throws IOException {
        Path foreign = Files.createDirectory(work.resolve("foreign"));
        Path mine = Files.writeString(foreign.resolve("mine.txt"), "mine");
        assertThat(Commands.exportFrom(source, foreign).is(2).err()).contains("mine.txt");
        assertThat(foreign).isDirectoryContaining(mine::equals);
        assertThat(Commands.exportFrom(source, mine).is(2).err()).contains("is a file");
        Files.writeString(export.resolve("mine.txt"), "mine");
        assertThat(Commands.exportFrom(source, export).is(2).err()).contains("mine.txt");
        Files.delete(export.resolve("mine.txt"));
        Files.writeString(export.resolve("export.json"), "{\"format\":1,\"key\":\"00\"}");
        assertThat(Commands.exportFrom(source, export).is(2).err()).contains("the export of another installation");
        assertThat(export.resolve("manifest.json")).exists();
    }

    @Test
    void targetInUseIsRefused() throws IOException {
        Commands.withKeyOf(source, target);
        Commands.run("organization", "create", "other", "--data-dir", target.toString())
                .is(0);
        assertThat(Commands.importInto(target, export).is(2).err()).contains("The database has organizations");
        try (ControlPlane plane = ControlPlane.start(target)) {
            assertThat(Commands.importInto(target, export).is(2).err()).contains("Another control plane uses");
            plane.nobody().get("/v1/health/ready").is(200);
        }
        assertThat(Commands.run("organization", "list", "--data-dir", target.toString())
                        .is(0)
                        .out())
                .startsWith("other");
        Path foreign = Commands.withKeyOf(source, work.resolve("foreign"))
                .resolve("objects/organizations/org_01h455vb4pex5vsknk084sn02q/a.json");
        Files.createDirectories(foreign.getParent());
        Files.writeString(foreign, "{}");
        assertThat(Commands.importInto(work.resolve("foreign"), export).is(2).err())
                .contains("has the content \"organizations/org_01h455vb4pex5vsknk084sn02q/a.json\"");
        assertThat(foreign).hasContent("{}");
    }

    @Test
    void storageOrDatabaseThatIsAwayEndsWithFive() {
        Commands.withKeyOf(source, target);
        Map<String, String> away = Map.of(
                "ECTYPE_STORAGE", "s3://bucket",
                "ECTYPE_STORAGE_ENDPOINT", "http://127.0.0.1:1",
                "AWS_ACCESS_KEY_ID", "any",
                "AWS_SECRET_ACCESS_KEY", "any");
        assertThat(Commands.run(target, away, "import", export.toString()).is(5).err())
                .contains("error: The storage of this service cannot be reached")
                .contains("hint: Run the command again when it is available.");
        String[] command = {
            "import", export.toString(), "--data-dir", target.toString(), "--database", "postgresql://a:b@127.0.0.1:1/c"
        };
        assertThat(Commands.run(command).is(5).err()).contains("Cannot reach the database");
    }

    @Test
    void emptyInstallationIsNotExported() {
        assertThat(Commands.exportFrom(target, work.resolve("empty")).is(2).err())
                .contains("The database has no organization");
        assertThat(work.resolve("empty/manifest.json")).doesNotExist();
    }

    @Test
    void missingAndDamagedContentsAreNamed() throws IOException {
        Path own = work.resolve("source");
        FileSystemUtils.copyRecursively(source, own);
        restrictDatabase(own);
        Path objects = own.resolve("objects");
        String[] recordings = TransferTest.files(objects).keySet().stream()
                .filter(name -> name.endsWith(".jsonl"))
                .toArray(String[]::new);
        Files.delete(objects.resolve(recordings[0]));
        Files.writeString(objects.resolve(recordings[1]), "damaged");
        Path folder = work.resolve("incomplete");
        JsonNode exported = Commands.exportFrom(own, folder).is(1).json();
        assertThat(exported.get("lost").toString()).contains(recordings[0].replace("organizations/", ""));
        assertThat(exported.get("damaged").toString()).contains(recordings[1].replace("organizations/", ""));
        assertThat(Commands.run("export", folder.toString(), "--data-dir", own.toString())
                        .is(1)
                        .out())
                .contains("without 1 lost contents")
                .contains("lost\t")
                .contains("damaged\t");
        Commands.withKeyOf(source, target);
        JsonNode imported = Commands.importInto(target, folder).is(0).json();
        assertThat(imported.at("/objects/lost").asInt()).isEqualTo(1);
        assertThat(TransferTest.files(target.resolve("objects"))).isEqualTo(TransferTest.files(objects));
    }

    /** PostgreSQL starts on files of its user only. */
    private static void restrictDatabase(Path dataDir) throws IOException {
        try (Stream<Path> all = Files.walk(dataDir.resolve("postgres"))) {
            for (Path folder : (Iterable<Path>) all.filter(Files::isDirectory)::iterator) {
                PrivateFiles.makeFolder(folder);
            }
        }
    }

    private void refused(int exit, String message) {
        Commands.Run run = Commands.importInto(target, export).is(exit);
        // Lines of progress may stand before the two lines of the error.
        assertThat(run.err().substring(run.err().indexOf("error: ")))
                .contains(message)
                .hasLineCount(2);
        assertThat(run.out()).isEmpty();
        assertThat(target.resolve("postgres")).doesNotExist();
        assertThat(target.resolve("objects")).doesNotExist();
    }
}
