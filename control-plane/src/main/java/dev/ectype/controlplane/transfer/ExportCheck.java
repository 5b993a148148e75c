package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.database.DataFolder;
import dev.ectype.controlplane.platform.database.Migrations;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.json.JsonMapper;

/** Checks an export before the target is opened or changed. */
final class ExportCheck {
    private final ExportFolder folder;
    private final Manifest manifest;

    ExportCheck(ExportFolder folder, Manifest manifest) {
        this.folder = folder;
        this.manifest = manifest;
    }

    /** Rejects an export of another version of the program. */
    void schema() {
        String newest = Migrations.newest();
        if (manifest.format() != Manifest.FORMAT || !manifest.schema().equals(newest)) {
            String remedy = manifest.schema().compareTo(newest) < 0
                    ? ". Import it with the version that exported it, then start this version, which migrates the database."
                    : ". Import it with the version that exported it.";
            throw new Conflict("The export has the schema " + manifest.schema() + " (version " + manifest.program()
                    + "), and this program has the schema " + newest + " (version " + ProgramVersion.text() + ")"
                    + remedy);
        }
    }

    /** Rejects another application key than that of the export. A folder without a key gets none. */
    void key(Settings settings, DataFolder data) {
        if (data.isVisited()) {
            throw new InvalidRequest("Another control plane uses " + data.resolve("")
                    + ". Stop it, or use another --data-dir for the import.");
        }
        String configuredKey = settings.applicationKey();
        if (configuredKey == null && !data.hasKey()) {
            throw new Conflict(
                    "The import needs the application key of the export. Set ECTYPE_APPLICATION_KEY to the "
                            + "line of the file application.key in the --data-dir of the exported installation, or copy the file.");
        }
        ApplicationKey key = configuredKey == null ? data.applicationKey() : ApplicationKey.parse(configuredKey);
        if (!Export.keyCheck(key).equals(manifest.key())) {
            throw new Conflict(
                    "The export belongs to another application key. Set ECTYPE_APPLICATION_KEY to the line of "
                            + "the file application.key in the --data-dir of the exported installation.");
        }
    }

    /** Compares all files with their digests. */
    void files(JsonMapper json, TransferProgress progress) throws IOException {
        progress.begin("checking the export");
        for (Manifest.TableFile table : manifest.tables()) {
            compare(folder.table(table.name()), table.sha256());
        }
        compare(folder.index(), manifest.objects().sha256());
        try (IndexReader index = IndexReader.open(folder.index(), json)) {
            for (IndexEntry entry = index.next(); entry != null; entry = index.next()) {
                if (!entry.isLost()) {
                    progress.count(compare(folder.object(entry), entry.sha256()));
                }
            }
        }
    }

    private static long compare(Path file, @org.jspecify.annotations.Nullable String sha256) throws IOException {
        if (!Files.exists(file)) {
            throw new Conflict(
                    "The file \"" + file + "\" of the export is missing. Export again into the same folder.");
        }
        ContentSum sum = ContentSum.of(file);
        if (!sum.sha256().equals(sha256)) {
            throw new Conflict("The file \"" + file + "\" has the SHA-256 " + sum.sha256() + ", but the export has "
                    + sha256 + ". Copy the export again from its source, or export again into the same folder.");
        }
        return sum.size();
    }
}
