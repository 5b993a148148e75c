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

/** Configures the components of a key rotation, without a database that uses the old key. */
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
     * Holds the new key. It is no option, because other users of the machine can see options.
     *
     * @param newApplicationKey the new key in base 64, from {@code ECTYPE_NEW_APPLICATION_KEY}; null to generate one
     */
    @ConfigurationProperties("ectype")
    record NewKey(@Nullable String newApplicationKey) {}
}
