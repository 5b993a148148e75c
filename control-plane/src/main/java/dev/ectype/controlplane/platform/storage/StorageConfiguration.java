package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.database.DataFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/** Selects the storage of contents. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageSettings.class)
class StorageConfiguration {
    private static final String NODE = "node";

    /** Opens the storage lazily, because many operator commands do not need it. */
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

    /** Commands must not delete the unfinished files of a running control plane. */
    private static ObjectStorage readOnly(StorageSettings settings, DataFolder folder) {
        return settings.bucket()
                .<ObjectStorage>map(bucket -> new S3Storage(bucket, Spool.readOnly()))
                .orElseGet(() -> new FolderStorage(
                        settings.folder().map(StorageConfiguration::mounted).orElseGet(() -> folder.resolve("objects")),
                        Spool.readOnly()));
    }

    /** Does not create a missing folder, because it may be a folder that is not mounted. */
    private static Path mounted(Path shared) {
        if (!Files.isDirectory(shared)) {
            throw new IllegalStateException(
                    "The folder \"" + shared + "\" does not exist. Mount or create the folder of ECTYPE_STORAGE.");
        }
        return shared;
    }

    private static FolderStorage shared(Path shared, DataFolder own) {
        return new FolderStorage(mounted(shared), "incoming/" + node(own));
    }

    /** Returns the name of this node's folder for unfinished files, which stays the same after a restart and is cleared then. */
    private static String node(DataFolder own) {
        return own.noted(NODE).orElseGet(() -> {
            String made = UUID.randomUUID().toString();
            own.note(NODE, made);
            return made;
        });
    }
}
