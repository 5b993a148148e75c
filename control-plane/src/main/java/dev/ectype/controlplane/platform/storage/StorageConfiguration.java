package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.database.DataFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/** Chooses where contents are kept. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageSettings.class)
class StorageConfiguration {
    private static final String NODE = "node";

    /** Commands of an operator that need no contents do not open the storage. */
    @Lazy
    @Bean
    static ObjectStorage objectStorage(StorageSettings settings, DataFolder folder) {
        return folder.isVisited() ? readOnly(settings, folder) : writable(settings, folder);
    }

    private static ObjectStorage writable(StorageSettings settings, DataFolder folder) {
        return settings.bucket()
                .<ObjectStorage>map(bucket -> new S3Storage(bucket, folder.resolve("incoming")))
                .or(() -> settings.folder().map(shared -> shared(shared, folder)))
                .orElseGet(() -> new FolderStorage(folder.resolve("objects")));
    }

    /** A command beside a control plane must not clear the unfinished files of that control plane. */
    private static ObjectStorage readOnly(StorageSettings settings, DataFolder folder) {
        return settings.bucket()
                .<ObjectStorage>map(bucket -> new S3Storage(bucket, Spool.readOnly()))
                .orElseGet(() -> new FolderStorage(
                        settings.folder().map(StorageConfiguration::mounted).orElseGet(() -> folder.resolve("objects")),
                        Spool.readOnly()));
    }

    /** A folder that was not mounted must not be made: it would be an empty one. */
    private static Path mounted(Path shared) {
        if (!Files.isDirectory(shared)) {
            throw new IllegalStateException(
                    "There is no folder \"" + shared + "\". Mount or create the folder that ECTYPE_STORAGE names.");
        }
        return shared;
    }

    private static FolderStorage shared(Path shared, DataFolder own) {
        return new FolderStorage(mounted(shared), "incoming/" + node(own));
    }

    /** What the folder of this node for unfinished files is called, also after a restart, which clears it. */
    private static String node(DataFolder own) {
        return own.noted(NODE).orElseGet(() -> {
            String made = UUID.randomUUID().toString();
            own.note(NODE, made);
            return made;
        });
    }
}
