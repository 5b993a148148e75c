package dev.ectype.controlplane.dashboard.overview;

import dev.ectype.controlplane.apikey.ApiKey;
import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.emulator.EmulatorStatus;
import dev.ectype.controlplane.emulator.Emulators;
import dev.ectype.controlplane.emulator.RegisteredEmulator;
import dev.ectype.controlplane.page.Moment;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.platform.quota.StorageUse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Finds what needs attention: lost emulators, keys that end soon and storage that is nearly full. */
@Component
final class Attention {
    private static final Duration SOON = Duration.ofDays(14);
    private static final double NEARLY_FULL = 0.8;
    private static final PageRequest NEWEST = new PageRequest(PageRequest.MOST, null);

    private final Emulators emulators;
    private final ApiKeys keys;
    private final StorageQuota quota;
    private final Clock clock;

    Attention(Emulators emulators, ApiKeys keys, StorageQuota quota, Clock clock) {
        this.emulators = emulators;
        this.keys = keys;
        this.quota = quota;
        this.clock = clock;
    }

    List<AttentionItem> of(Visit visit) {
        List<AttentionItem> items = new ArrayList<>();
        for (RegisteredEmulator emulator :
                emulators.list(visit.organization(), null, false, NEWEST).items()) {
            if (emulator.status() == EmulatorStatus.LOST) {
                items.add(new AttentionItem(
                        "The emulator " + emulator.name() + " ended without a message, or cannot reach this service.",
                        "Last seen " + Moment.of(emulator.lastSeenAt()).text(),
                        Section.EMULATORS.path() + "/" + emulator.id()));
            }
        }
        for (ApiKey key : keys.list(visit.organization(), NEWEST).items()) {
            if (endsSoon(key)) {
                items.add(new AttentionItem(
                        "The API key " + key.name() + " ends on "
                                + Moment.of(key.expiresAt()).text() + ".",
                        "Rotate it",
                        Section.API_KEYS.path()));
            }
        }
        if (visit.may(Scope.ADMIN)) {
            addStorage(items, quota.use(visit.caller()));
        }
        return items;
    }

    private boolean endsSoon(ApiKey key) {
        Instant now = clock.instant();
        return key.revokedAt() == null
                && key.expiresAt() != null
                && key.expiresAt().isAfter(now)
                && key.expiresAt().isBefore(now.plus(SOON));
    }

    private static void addStorage(List<AttentionItem> items, StorageUse use) {
        if (use.usedBytes() >= use.limitBytes() * NEARLY_FULL) {
            items.add(new AttentionItem(
                    "Recordings and snapshots take " + Math.round(100.0 * use.usedBytes() / use.limitBytes())
                            + " % of the storage of your plan.",
                    "Usage",
                    Section.USAGE.path()));
        }
    }
}
