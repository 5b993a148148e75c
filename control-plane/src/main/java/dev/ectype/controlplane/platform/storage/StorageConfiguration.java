package dev.ectype.controlplane.platform.storage;

import dev.ectype.controlplane.platform.database.DataFolder;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Chooses where contents are kept. */
@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(StorageSettings.class)
class StorageConfiguration {
    @Bean
    static ObjectStorage objectStorage(StorageSettings settings, DataFolder folder) {
        return settings.bucket()
                .<ObjectStorage>map(bucket -> new S3Storage(bucket, folder.resolve("incoming")))
                .orElseGet(() -> new FolderStorage(folder.resolve("objects")));
    }
}
