package dev.ectype.controlplane.dashboard.overview;

import dev.ectype.controlplane.apikey.ApiKey;
import dev.ectype.controlplane.apikey.ApiKeys;
import dev.ectype.controlplane.dashboard.Section;
import dev.ectype.controlplane.dashboard.Visit;
import dev.ectype.controlplane.dashboard.apikey.ApiKeyState;
import dev.ectype.controlplane.dashboard.organization.StorageShare;
import dev.ectype.controlplane.dashboard.sso.CertificateExpiry;
import dev.ectype.controlplane.emulator.EmulatorStatus;
import dev.ectype.controlplane.emulator.Emulators;
import dev.ectype.controlplane.emulator.RegisteredEmulator;
import dev.ectype.controlplane.page.Moment;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.quota.StorageQuota;
import dev.ectype.controlplane.replay.RecordingReplay;
import dev.ectype.controlplane.replay.ReplayState;
import dev.ectype.controlplane.replay.ReplaySummary;
import dev.ectype.controlplane.replay.Replays;
import dev.ectype.controlplane.replay.UnsuccessfulReplay;
import dev.ectype.controlplane.sso.DomainVerification;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Finds what needs attention: lost emulators, replays with differences, keys and certificates that end soon, and storage that is nearly full. */
@Component
final class Attention {
    private static final Duration LATELY = Duration.ofDays(7);
    private static final int FEW = 5;
    private static final PageRequest NEWEST = new PageRequest(PageRequest.MOST, null);

    private final Emulators emulators;
    private final ApiKeys keys;
    private final Replays replays;
    private final SsoProviders providers;
    private final StorageQuota quota;
    private final Clock clock;

    Attention(
            Emulators emulators,
            ApiKeys keys,
            Replays replays,
            SsoProviders providers,
            StorageQuota quota,
            Clock clock) {
        this.emulators = emulators;
        this.keys = keys;
        this.replays = replays;
        this.providers = providers;
        this.quota = quota;
        this.clock = clock;
    }

    List<AttentionItem> of(Visit visit) {
        List<AttentionItem> items = new ArrayList<>();
        addEmulators(items, visit);
        addReplays(items, visit);
        addKeys(items, visit);
        if (visit.may(Scope.ADMIN)) {
            addProviders(items, visit);
            addStorage(items, new StorageShare(quota.use(visit.caller())));
        }
        return items;
    }

    private void addEmulators(List<AttentionItem> items, Visit visit) {
        for (RegisteredEmulator emulator :
                emulators.list(visit.organization(), null, false, NEWEST).items()) {
            if (emulator.status() == EmulatorStatus.LOST) {
                items.add(new AttentionItem(
                        "The emulator " + emulator.name() + " ended without a message, or cannot reach this service.",
                        "Last seen " + Moment.of(emulator.lastSeenAt()).text(),
                        Section.EMULATORS.path() + "/" + emulator.id()));
            }
        }
    }

    private void addReplays(List<AttentionItem> items, Visit visit) {
        Instant since = clock.instant().minus(LATELY);
        for (UnsuccessfulReplay found : replays.unsuccessful(visit.organization(), since, FEW)) {
            RecordingReplay replay = found.replay();
            ReplaySummary summary = replay.summary();
            String what = replay.state() == ReplayState.FAILED
                    ? "did not end"
                    : "found " + (summary.requests() - summary.matches()) + " differences in " + summary.requests()
                            + " exchanges";
            items.add(new AttentionItem(
                    "A replay against " + replay.targetUrl() + " " + what + ".",
                    "Results",
                    Section.PROJECTS.path() + "/" + found.project() + "/recordings/" + replay.recordingId()
                            + "/replays/" + replay.id()));
        }
    }

    private void addKeys(List<AttentionItem> items, Visit visit) {
        for (ApiKey key : keys.list(visit.organization(), NEWEST).items()) {
            Instant end = key.expiresAt();
            if (end != null && ApiKeyState.of(key, clock.instant()) == ApiKeyState.ENDING) {
                items.add(new AttentionItem(
                        "The API key " + key.name() + " ends on "
                                + Moment.of(end).text() + ".",
                        "API keys",
                        Section.API_KEYS.path()));
            }
        }
    }

    private void addProviders(List<AttentionItem> items, Visit visit) {
        for (SsoProvider provider : providers.list(visit.organization(), NEWEST).items()) {
            if (!provider.enabled()) {
                addDisabled(items, provider);
            } else if (provider.certificate() != null) {
                addCertificate(items, provider, CertificateExpiry.of(provider.certificate(), clock.instant()));
            }
        }
    }

    private static void addCertificate(List<AttentionItem> items, SsoProvider provider, CertificateExpiry expiry) {
        if (expiry.isExpired() || expiry.isClose()) {
            items.add(new AttentionItem(
                    "The signing certificate of " + provider.name() + " " + expiry.text() + ".",
                    "Replace it",
                    Section.SSO.path() + "/" + provider.id()));
        }
    }

    private static void addDisabled(List<AttentionItem> items, SsoProvider provider) {
        if (provider.required() && provider.domainVerification().status() == DomainVerification.Status.VERIFIED) {
            items.add(new AttentionItem(
                    "Members of " + provider.emailDomain() + " cannot sign in: the required identity provider "
                            + provider.name() + " is disabled.",
                    "Enable it",
                    Section.SSO.path() + "/" + provider.id()));
        }
    }

    private static void addStorage(List<AttentionItem> items, StorageShare storage) {
        if (storage.isClose()) {
            items.add(new AttentionItem(
                    "Recordings and snapshots take " + storage.percent() + " % of the storage of your plan.",
                    "Usage",
                    Section.USAGE.path()));
        }
    }
}
