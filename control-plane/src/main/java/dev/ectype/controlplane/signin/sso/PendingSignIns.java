package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.sso.PendingSignInRepository.StoredSignIn;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Stores sign-ins until the provider responds, which can happen on another node. The table has hashes of the state and of the browser's
 * cookie, and sealed secrets, so a copy of the database completes no sign-in.
 */
@Service
class PendingSignIns {
    static final Duration VALID = Duration.ofMinutes(10);
    private static final TypeReference<TreeMap<String, String>> TEXTS = new TypeReference<>() {};

    private final PendingSignInRepository repository;
    private final ApplicationKey key;
    private final JsonMapper json;
    private final Uuid7 ids;
    private final Times times;

    PendingSignIns(PendingSignInRepository repository, ApplicationKey key, JsonMapper json, Uuid7 ids, Times times) {
        this.repository = repository;
        this.key = key;
        this.json = json;
        this.ids = ids;
        this.times = times;
    }

    @Transactional
    void begin(
            UUID organization,
            UUID provider,
            String state,
            String browser,
            SortedMap<String, String> secrets,
            String next) {
        UUID id = ids.next();
        byte[] stored = key.seal(json.writeValueAsBytes(secrets), purpose(id));
        repository.insert(
                organization,
                new StoredSignIn(
                        id,
                        provider,
                        SecretHash.of(browser),
                        stored,
                        next,
                        times.now().plus(VALID)),
                SecretHash.of(state),
                times.now());
    }

    /** Returns the organization of a state. */
    @Transactional(readOnly = true)
    Optional<UUID> organizationOf(String state) {
        return repository.organizationOf(SecretHash.of(state));
    }

    /** Removes a pending sign-in and returns it, so that a state is used once. Check it with {@link #check}. */
    @Transactional
    Optional<PendingSignIn> take(UUID organization, String state) {
        return repository.take(organization, SecretHash.of(state)).map(this::open);
    }

    private PendingSignIn open(StoredSignIn stored) {
        return new PendingSignIn(
                stored.id(),
                stored.provider(),
                stored.browser(),
                json.readValue(key.open(stored.secrets(), purpose(stored.id())), TEXTS),
                stored.next(),
                stored.expiresAt());
    }

    /**
     * Rejects the response of another browser and a late response.
     *
     * @param browser the cookie of the browser that sends the response, or null
     */
    void check(PendingSignIn pending, @Nullable String browser) throws SignInRefused {
        if (browser == null || !MessageDigest.isEqual(pending.browser(), SecretHash.of(browser))) {
            throw new SignInRefused(
                    SignInRefusal.OTHER_BROWSER, "the browser has not the cookie with which the sign-in began");
        } else if (!times.now().isBefore(pending.expiresAt())) {
            throw new SignInRefused(SignInRefusal.UNKNOWN_STATE, "the sign-in expired at " + pending.expiresAt());
        }
    }

    /** Rejects an assertion that has signed a user in before, on any node. */
    @Transactional
    void useOnce(UUID organization, UUID provider, SsoIdentity identity) throws SignInRefused {
        if (identity.responseId() != null
                && identity.usableUntil() != null
                && !repository.use(
                        organization, provider, SecretHash.of(identity.responseId()), identity.usableUntil())) {
            throw new SignInRefused(
                    SignInRefusal.INVALID_RESPONSE, "the assertion " + identity.responseId() + " was used before");
        }
    }

    /** Returns the purpose of the sealing: secrets that are copied to another sign-in do not open. */
    static String purpose(UUID pending) {
        return "secrets of the sign-in " + pending;
    }
}
