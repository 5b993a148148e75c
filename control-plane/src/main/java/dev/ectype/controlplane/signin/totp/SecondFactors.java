package dev.ectype.controlplane.signin.totp;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.totp.TotpRepository.StoredTotp;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.regex.Pattern;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Enables, disables and checks the second factors of members. A code of the authenticator app and a recovery code work once. */
@Service
public class SecondFactors {
    private static final Pattern CODE = Pattern.compile("[0-9]{6}");

    private final TotpRepository repository;
    private final ApplicationEventPublisher changes;
    private final ApplicationKey key;
    private final Times times;

    SecondFactors(TotpRepository repository, ApplicationEventPublisher changes, ApplicationKey key, Times times) {
        this.repository = repository;
        this.changes = changes;
        this.key = key;
        this.times = times;
    }

    @Transactional(readOnly = true)
    public TotpStatus status(UUID organization, UUID user) {
        return repository
                .find(organization, user)
                .filter(stored -> stored.confirmedAt() != null)
                .map(stored -> new TotpStatus(true, stored.confirmedAt(), repository.countCodes(organization, user)))
                .orElse(new TotpStatus(false, null, 0));
    }

    /** Creates a secret. Sign-ins need its codes after {@link #confirm}. */
    @Transactional
    public NewTotp begin(UUID organization, UUID user, String email) {
        byte[] secret = Totp.makeSecret();
        if (!repository.insert(organization, user, key.seal(secret, purpose(user)), times.now())) {
            throw new Conflict("An authenticator is already set up; remove it with DELETE /v1/me/totp first.");
        }
        return unconfirmed(email, secret);
    }

    /** Returns the secret that waits for its confirmation. */
    @Transactional(readOnly = true)
    public Optional<NewTotp> pending(UUID organization, UUID user, String email) {
        return repository
                .find(organization, user)
                .filter(stored -> stored.confirmedAt() == null)
                .map(stored -> unconfirmed(email, open(user, stored)));
    }

    private static NewTotp unconfirmed(String email, byte[] secret) {
        String text = Totp.text(secret);
        return new NewTotp(text, Totp.uri(email, text));
    }

    /** Enables the second factor with a first code, and returns new recovery codes. */
    @Transactional
    public List<String> confirm(UUID organization, UUID user, String code) {
        StoredTotp stored = repository
                .find(organization, user)
                .filter(pending -> pending.confirmedAt() == null)
                .orElseThrow(
                        () -> new Conflict("No authenticator awaits its confirmation; begin with POST /v1/me/totp."));
        OptionalLong step = Totp.step(open(user, stored), digits(code), times.now());
        if (step.isEmpty()) {
            throw InvalidRequest.of(
                    "code", "code", "is not the current code of the authenticator; enter the six digits that it shows");
        } else if (!repository.confirm(organization, user, step.getAsLong(), times.now())) {
            throw new Conflict("Another request has confirmed the authenticator.");
        }
        List<String> codes = makeCodes(organization, user);
        changes.publishEvent(SecondFactorChanged.enabled(user, status(organization, user)));
        return codes;
    }

    /** Replaces the recovery codes and returns the new ones. */
    @Transactional
    public List<String> replaceRecoveryCodes(UUID organization, UUID user) {
        if (!repository.lockConfirmed(organization, user)) {
            throw new Conflict("The second factor is off; set it up with POST /v1/me/totp first.");
        }
        TotpStatus before = status(organization, user);
        repository.deleteCodes(organization, user);
        List<String> codes = makeCodes(organization, user);
        changes.publishEvent(SecondFactorChanged.recoveryCodesReplaced(user, before, status(organization, user)));
        return codes;
    }

    private List<String> makeCodes(UUID organization, UUID user) {
        List<String> codes = RecoveryCode.makeAll();
        repository.insertCodes(
                organization, user, codes.stream().map(RecoveryCode::hash).toList());
        return codes;
    }

    /** Removes the authenticator and the recovery codes; returns false if there were none. */
    @Transactional
    public boolean disable(UUID organization, UUID user) {
        TotpStatus before = status(organization, user);
        repository.delete(organization, user);
        if (before.enabled()) {
            changes.publishEvent(SecondFactorChanged.disabled(user, before));
        }
        return before.enabled();
    }

    /** Returns whether a sign-in is allowed with a code, without using the code. Members without a second factor need none. */
    @Transactional(readOnly = true)
    public boolean accepts(UUID organization, UUID user, String code) {
        StoredTotp stored = repository.find(organization, user).orElse(null);
        if (stored == null || stored.confirmedAt() == null) {
            return true;
        }
        return isTotp(code)
                ? step(user, stored, code).stream().anyMatch(step -> repository.isUnused(organization, user, step))
                : repository.hasCode(organization, user, RecoveryCode.hash(code));
    }

    /** Uses a code for a sign-in; returns false if it is wrong or was used. Members without a second factor need none. */
    @Transactional
    public boolean use(UUID organization, UUID user, String code) {
        TotpStatus before = status(organization, user);
        StoredTotp stored = repository.find(organization, user).orElse(null);
        if (stored == null || !before.enabled()) {
            return true;
        } else if (isTotp(code)) {
            return step(user, stored, code).stream().anyMatch(step -> repository.use(organization, user, step));
        } else if (!repository.useCode(organization, user, RecoveryCode.hash(code))) {
            return false;
        }
        changes.publishEvent(SecondFactorChanged.recoveryCodeUsed(user, before, status(organization, user)));
        return true;
    }

    private OptionalLong step(UUID user, StoredTotp stored, String code) {
        return Totp.step(open(user, stored), digits(code), times.now());
    }

    private static boolean isTotp(String code) {
        return CODE.matcher(digits(code)).matches();
    }

    /** Removes the spaces with which apps display codes. */
    private static String digits(String code) {
        return code.replace(" ", "");
    }

    private byte[] open(UUID user, StoredTotp stored) {
        return key.open(stored.secret(), purpose(user));
    }

    /** Returns the purpose of the sealing: a secret that is copied to another user does not open. */
    static String purpose(UUID user) {
        return "TOTP secret of " + IdKind.USER.text(user);
    }
}
