package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.database.DataFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;

/** Chooses where contents are kept. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageSettings.class)
class StorageConfiguration {
    private static final String NODE = "node";

    /** The storage, which is opened when a part needs it. */
    @Bean
    @Lazy
    static ObjectStorage objectStorage(StorageSettings settings, DataFolder folder, ApplicationContext context) {
        return context instanceof WebServerApplicationContext ? ofNode(settings, folder) : ofCommand(settings, folder);
    }

    /** A command of an operator works beside a node, and stores nothing. */
    private static ObjectStorage ofCommand(StorageSettings settings, DataFolder folder) {
        return settings.bucket()
                .<ObjectStorage>map(bucket -> new S3Storage(bucket, Spool.none()))
                .orElseGet(() -> new FolderStorage(settings.folder().orElse(folder.resolve("objects")), Spool.none()));
    }

    private static ObjectStorage ofNode(StorageSettings settings, DataFolder folder) {
        return settings.bucket()
                .<ObjectStorage>map(bucket -> new S3Storage(bucket, folder.resolve("incoming")))
                .or(() -> settings.folder().map(shared -> shared(shared, folder)))
                .orElseGet(() -> new FolderStorage(folder.resolve("objects")));
    }

    /** A folder that was not mounted must not be made: it would be an empty one. */
    private static FolderStorage shared(Path shared, DataFolder own) {
        if (!Files.isDirectory(shared)) {
            throw new IllegalStateException(
                    "There is no folder \"" + shared + "\". Mount or create the folder that ECTYPE_STORAGE names.");
        }
        return new FolderStorage(shared, "incoming/" + node(own));
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
