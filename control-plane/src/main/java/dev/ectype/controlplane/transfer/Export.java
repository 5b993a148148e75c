package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.storage.ContentReferences;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import org.springframework.context.annotation.Lazy;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Exports all tables and the referenced contents into a folder, also while nodes serve. All tables are of one moment. Contents are copied
 * afterwards, outside of transactions, because each is stored before its row and deleted after it. If one was deleted meanwhile, the tables
 * are written again.
 */
@Lazy
@Component
public class Export {
    private static final int ROUNDS = 20;
    private static final String KEY_CHECK = "export of an installation";

    private final Database database;
    private final ObjectStorage storage;
    private final ApplicationKey key;
    private final List<ContentReferences> references;
    private final Clock clock;
    private final JsonMapper json;

    Export(
            Database database,
            ObjectStorage storage,
            ApplicationKey key,
            List<ContentReferences> references,
            Clock clock,
            JsonMapper json) {
        this.database = database;
        this.storage = storage;
        this.key = key;
        this.references = references;
        this.clock = clock;
        this.json = json;
    }

    /** Exports into a folder, or resumes an export there. */
    public ExportReport run(Path path, TransferProgress progress) {
        try (ExportFolder folder = ExportFolder.write(path, keyCheck(key), json)) {
            ContentNames names = new ContentNames(references, json);
            ContentExport contents =
                    new ContentExport(database, storage, names, folder, new ExportTools(json, progress));
            long kept = 0;
            for (int round = 1; round <= ROUNDS; round++) {
                progress.begin("exporting the tables");
                Tables tables = database.runAsOwner(connection -> {
                    TableCopies copies = TableCopies.readAtOneMoment(connection);
                    names.write(connection, folder.names());
                    return export(new TableCatalog(connection), copies, folder);
                });
                progress.begin("exporting contents");
                ContentCounts counts = contents.run(round > 1);
                kept = round == 1 ? counts.kept() : kept;
                if (!counts.hasDeleted()) {
                    return finish(folder, tables, counts, new Rounds(round, kept));
                }
            }
            throw new Conflict("Contents were deleted during each of " + ROUNDS
                    + " rounds. Run the export again, or stop " + "the control plane for it.");
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot write the export: " + failed, failed);
        }
    }

    /** Computes a check value of the application key, from which the key cannot be computed. */
    static String keyCheck(ApplicationKey key) {
        return key.password(KEY_CHECK);
    }

    private static Tables export(TableCatalog catalog, TableCopies copies, ExportFolder folder)
            throws java.sql.SQLException, IOException {
        List<Manifest.TableFile> files = new ArrayList<>();
        for (Table table : catalog.tables()) {
            files.add(copies.export(table, folder.table(table.name())));
            if (table.name().equals("organizations")
                    && files.get(files.size() - 1).rows() == 0) {
                throw new InvalidRequest("The database has no organization. Use the --data-dir or --database of the "
                        + "installation to export.");
            }
        }
        return new Tables(catalog.schema(), files);
    }

    private ExportReport finish(ExportFolder folder, Tables tables, ContentCounts counts, Rounds rounds)
            throws IOException {
        new Pruning(folder, json).run(tables.files());
        Manifest manifest = new Manifest(
                Manifest.FORMAT,
                tables.schema(),
                ProgramVersion.text(),
                clock.instant().truncatedTo(ChronoUnit.MILLIS),
                keyCheck(key),
                tables.files(),
                counts.objects(ContentSum.of(folder.index()).sha256()));
        folder.finish(manifest);
        return new ExportReport(manifest, rounds.count(), rounds.kept(), counts.lostNames(), counts.damagedNames());
    }

    /** Holds the exported tables of one moment. */
    private record Tables(String schema, List<Manifest.TableFile> files) {}

    /** Counts the rounds of the export and the contents that the folder already had. */
    private record Rounds(int count, long kept) {}
}
