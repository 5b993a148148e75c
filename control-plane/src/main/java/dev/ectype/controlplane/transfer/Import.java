package dev.ectype.controlplane.transfer;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.database.DataFolder;
import dev.ectype.controlplane.platform.database.Database;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.UUID;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.annotation.Lazy;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Imports an export into an empty database and storage: first the contents, then all rows in one transaction. An interrupted import has
 * imported no row, and the next one keeps the copied contents.
 */
@Lazy
@Component
public class Import {
    private final Settings settings;
    private final DataFolder data;
    private final ObjectProvider<Database> databases;
    private final ObjectProvider<ObjectStorage> storages;
    private final JsonMapper json;

    /** Receives the database and the storage as providers, because they are opened and migrated after the check of the export. */
    Import(
            Settings settings,
            DataFolder data,
            ObjectProvider<Database> databases,
            ObjectProvider<ObjectStorage> storages,
            JsonMapper json) {
        this.settings = settings;
        this.data = data;
        this.databases = databases;
        this.storages = storages;
        this.json = json;
    }

    /** Imports from a folder. */
    public ImportReport run(Path path, TransferProgress progress) {
        try (ExportFolder folder = ExportFolder.read(path, json)) {
            Manifest manifest = folder.manifest();
            ExportCheck check = new ExportCheck(folder, manifest);
            check.schema();
            check.key(settings, data);
            check.files(json, progress);
            return copy(folder, manifest, progress);
        } catch (IOException failed) {
            throw new UncheckedIOException("Cannot read the export: " + failed, failed);
        }
    }

    private ImportReport copy(ExportFolder folder, Manifest manifest, TransferProgress progress) throws IOException {
        progress.begin("opening the database");
        Database database = databases.getObject();
        boolean done = database.runAsOwner(
                connection -> TableImport.begin(connection, manifest).isDone());
        ObjectStorage storage = storages.getObject();
        ContentImport contents = new ContentImport(storage, folder, new ExportTools(json, progress));
        contents.refuseForeignContents();
        long kept = contents.run();
        if (!done) {
            String identifier = storage.identifier().orElseGet(() -> identify(storage));
            progress.begin("importing the tables");
            database.runAsOwner(connection -> {
                TableImport tables = TableImport.begin(connection, manifest);
                if (!tables.isDone()) {
                    tables.run(folder, identifier);
                }
                return true;
            });
        }
        return new ImportReport(manifest, kept, done);
    }

    private static String identify(ObjectStorage storage) {
        String made = UUID.randomUUID().toString();
        storage.identify(made);
        return made;
    }
}
