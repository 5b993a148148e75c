package dev.ectype.controlplane.platform.form;

import dev.ectype.controlplane.platform.auth.Credential;
import dev.ectype.controlplane.platform.crypto.SecretText;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.web.util.UriComponentsBuilder;

/**
 * Identifies one rendering of a form. Only pages of the session can contain it, so foreign pages cannot send the form; and a form that is
 * sent twice takes effect once, because its text is the idempotency key. It is part of the query of the form's address, so that it is known
 * before the body is read, which may be a large file.
 */
public final class FormToken {
    static final String PARAMETER = "form";
    private static final String PURPOSE = "form ";
    private static final String ALGORITHM = "HmacSHA256";

    private FormToken() {}

    /** Adds a new token to the address of a form. */
    public static String address(String path, String session) {
        String nonce = SecretText.make();
        return path + (path.indexOf('?') < 0 ? "?" : "&") + PARAMETER + "=" + nonce + "." + signature(nonce, session);
    }

    /** Returns the token of a form of the dashboard, if it belongs to the session of the request. */
    public static Optional<String> of(HttpServletRequest request) {
        String path = request.getRequestURI();
        if (!path.startsWith(DashboardRoutes.FOLDER + "/") || request.getQueryString() == null) {
            return Optional.empty();
        }
        String token = UriComponentsBuilder.newInstance()
                .query(request.getQueryString())
                .build()
                .getQueryParams()
                .getFirst(PARAMETER);
        return Credential.of(request)
                .flatMap(session -> Optional.ofNullable(token).filter(text -> isValid(text, session.text())));
    }

    private static boolean isValid(String token, String session) {
        int end = token.indexOf('.');
        return end > 0
                && MessageDigest.isEqual(
                        signature(token.substring(0, end), session).getBytes(StandardCharsets.UTF_8),
                        token.substring(end + 1).getBytes(StandardCharsets.UTF_8));
    }

    private static String signature(String nonce, String session) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(session.getBytes(StandardCharsets.UTF_8), ALGORITHM));
            byte[] sum = mac.doFinal((PURPOSE + nonce).getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder().withoutPadding().encodeToString(sum);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("Every JVM has " + ALGORITHM + ".", missing);
        }
    }
}
