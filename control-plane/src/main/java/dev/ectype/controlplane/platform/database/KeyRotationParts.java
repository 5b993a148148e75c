package dev.ectype.controlplane.platform.database;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.crypto.SealedColumn;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;

/** The parts of the service that a rotation of the application key works with: no database is opened with the old key. */
@EnableConfigurationProperties({Settings.class, KeyRotationParts.NewKey.class})
@ComponentScan(
        basePackages = "dev.ectype.controlplane",
        useDefaultFilters = false,
        includeFilters = @ComponentScan.Filter(type = FilterType.ASSIGNABLE_TYPE, classes = SealedColumn.class))
public class KeyRotationParts {
    @Bean
    static KeyRotation keyRotation(Settings settings, NewKey key, List<SealedColumn> columns) {
        return new KeyRotation(settings, key.newApplicationKey(), columns);
    }

    /**
     * The key that takes the place of the present one. It is no option, because other users of the machine see options.
     *
     * @param newApplicationKey 32 bytes in base 64, from {@code ECTYPE_NEW_APPLICATION_KEY}; nothing to make one
     */
    @ConfigurationProperties("ectype")
    record NewKey(@Nullable String newApplicationKey) {}
}
