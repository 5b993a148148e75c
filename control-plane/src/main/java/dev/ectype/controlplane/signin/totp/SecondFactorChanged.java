package dev.ectype.controlplane.signin.totp;

import dev.ectype.controlplane.platform.event.Change;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Records that a member enabled or disabled the second factor, replaced the recovery codes, or used one. */
record SecondFactorChanged(
        String kind,
        String target,
        @Nullable Object before,
        @Nullable Object after) implements Change {
    static SecondFactorChanged enabled(UUID user, TotpStatus status) {
        return new SecondFactorChanged("user.totp_enabled", IdKind.USER.text(user), null, status);
    }

    static SecondFactorChanged disabled(UUID user, TotpStatus status) {
        return new SecondFactorChanged("user.totp_disabled", IdKind.USER.text(user), status, null);
    }

    static SecondFactorChanged recoveryCodesReplaced(UUID user, TotpStatus before, TotpStatus after) {
        return new SecondFactorChanged("user.recovery_codes_replaced", IdKind.USER.text(user), before, after);
    }

    static SecondFactorChanged recoveryCodeUsed(UUID user, TotpStatus before, TotpStatus after) {
        return new SecondFactorChanged("user.recovery_code_used", IdKind.USER.text(user), before, after);
    }
}
