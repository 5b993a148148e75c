package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.event.Change;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Records that a member has a new password. */
public record PasswordChanged(UUID organization, UUID user) implements Change {
    @Override
    public String kind() {
        return "user.password_changed";
    }

    @Override
    public String target() {
        return IdKind.USER.text(user);
    }

    @Override
    public @Nullable Object before() {
        return null;
    }

    @Override
    public @Nullable Object after() {
        return null;
    }
}
