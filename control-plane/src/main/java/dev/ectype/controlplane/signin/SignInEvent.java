package dev.ectype.controlplane.signin;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.platform.event.Change;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.NewSession;
import dev.ectype.controlplane.session.SignInMethod;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Records that a user signed in or that a sign-in was refused. */
record SignInEvent(
        String kind,
        String target,
        @Nullable Object before,
        Object after,
        @Nullable SignedInUser author) implements Change {
    static SignInEvent succeeded(Member user, NewSession wanted, IssuedSession session) {
        return new SignInEvent(
                "user.signed_in",
                user.id(),
                null,
                new Success(wanted.method(), provider(wanted.provider()), IdKind.SESSION.text(session.id())),
                new SignedInUser("session_" + wanted.kind().text(), user.id(), user.email()));
    }

    /** @param target the user, or the provider if the user is unknown */
    static SignInEvent failed(
            String target,
            @Nullable SignInMethod method,
            @Nullable UUID provider,
            @Nullable String email,
            SignInRefused refused) {
        return new SignInEvent(
                "user.sign_in_failed",
                target,
                null,
                new Failure(
                        method,
                        provider(provider),
                        email,
                        refused.refusal().text(),
                        String.valueOf(refused.getMessage())),
                null);
    }

    private static @Nullable String provider(@Nullable UUID id) {
        return id == null ? null : IdKind.SSO_PROVIDER.text(id);
    }

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Success(SignInMethod method, @Nullable String provider, String session) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Failure(
            @Nullable SignInMethod method,
            @Nullable String provider,
            @Nullable String email,
            String reason,
            String detail) {}
}
