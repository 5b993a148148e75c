package dev.ectype.controlplane.platform.quota;

import dev.ectype.controlplane.platform.Plan;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/** Holds the bytes of recordings and snapshots that each plan includes: {@code ectype.storage-quotas.team=100GB}. */
@ConfigurationProperties("ectype.storage-quotas")
record StorageQuotas(
        @DefaultValue("1GB") DataSize free,
        @DefaultValue("50GB") DataSize team,
        @DefaultValue("1TB") DataSize enterprise) {
    long bytes(Plan plan) {
        return switch (plan) {
            case FREE -> free.toBytes();
            case TEAM -> team.toBytes();
            case ENTERPRISE -> enterprise.toBytes();
        };
    }
}
