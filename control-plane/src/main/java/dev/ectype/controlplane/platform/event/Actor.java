package dev.ectype.controlplane.platform.event;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.id.RequestId;
import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

/** Identifies the author of a change and the request. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Actor(
        @Schema(
                description = "Kind of authentication.",
                example = "api_key",
                allowableValues = {"api_key", "session_bearer", "session_cookie", "scim_token", "operator", "anonymous"
                })
        String type,

        @Schema(example = "key_01k9a3q0e8f6ta1w5y0n4m7b2c") @Nullable
        String id,

        @Schema(example = "CI") @Nullable String name,
        @JsonIgnore @Nullable String requestId,
        @JsonIgnore @Nullable String address) {
    private static final Actor OPERATOR = new Actor("operator", null, null, null, null);

    /** Returns the caller of the thread's request, or the operator outside of requests. */
    public static Actor current() {
        if (!(RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes)) {
            return OPERATOR;
        }
        HttpServletRequest request = attributes.getRequest();
        return CallerFilter.caller(request)
                .map(caller -> of(caller, request))
                .orElse(new Actor("anonymous", null, null, RequestId.of(request), request.getRemoteAddr()));
    }

    /** Returns the same request with a user as author. */
    public Actor as(Change.@Nullable SignedInUser user) {
        return user == null ? this : new Actor(user.type(), user.id(), user.name(), requestId, address);
    }

    private static Actor of(Caller caller, HttpServletRequest request) {
        String type = caller.means().name().toLowerCase(Locale.ROOT);
        return new Actor(type, caller.id(), caller.name(), RequestId.of(request), request.getRemoteAddr());
    }
}
