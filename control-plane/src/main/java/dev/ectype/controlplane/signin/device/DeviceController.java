package dev.ectype.controlplane.signin.device;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.auth.PublicRoute;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.form.FormFields;
import dev.ectype.controlplane.platform.text.PlainText;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.device.DeviceSignIns.Codes;
import dev.ectype.controlplane.signin.device.DeviceTokenRefused.Code;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** Serves the device authorization and token endpoints of RFC 8628, with the forms and errors of OAuth 2.0. */
@RestController
@RequestMapping("/api/auth/device")
@Hidden
class DeviceController {
    static final String GRANT = "urn:ietf:params:oauth:grant-type:device_code";
    private static final int BEGUN_PER_MINUTE = 20;
    private static final int LONGEST_CLIENT = 100;

    private final DeviceSignIns signIns;
    private final ServiceAddress address;
    private final Times times;
    private final AddressBuckets clients = new AddressBuckets(BEGUN_PER_MINUTE, Duration.ofMinutes(1));

    DeviceController(DeviceSignIns signIns, ServiceAddress address, Times times) {
        this.signIns = signIns;
        this.address = address;
        this.times = times;
    }

    @PostMapping("/code")
    @PublicRoute
    ResponseEntity<DeviceCodes> begin(HttpServletRequest request) throws IOException {
        long wait = clients.take(request.getRemoteAddr());
        if (wait > 0) {
            throw new ServiceException(
                            ErrorCode.RATE_LIMITED,
                            "Too many sign-ins were begun from your address; wait " + wait + " s.")
                    .with("violated-policies", List.of("device"))
                    .header(HttpHeaders.RETRY_AFTER, Long.toString(wait));
        }
        SortedMap<String, String> form = FormFields.of(request);
        Codes codes = signIns.begin(client(form), SignInClient.of(request));
        String page = address.dashboard().resolve("/device").toString();
        return ResponseEntity.ok()
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(new DeviceCodes(
                        codes.deviceCode(),
                        codes.userCode().text(),
                        page,
                        page + "?user_code=" + codes.userCode().text(),
                        DeviceSignIns.VALID.toSeconds(),
                        DeviceSignIns.INTERVAL.toSeconds()));
    }

    @PostMapping("/token")
    @PublicRoute
    ResponseEntity<Object> redeem(HttpServletRequest request) throws IOException {
        SortedMap<String, String> form = FormFields.of(request);
        try {
            IssuedSession session = signIns.redeem(deviceCode(form), SignInClient.of(request));
            return answer(
                    HttpStatus.OK,
                    new DeviceToken(
                            session.token(),
                            "Bearer",
                            Duration.between(times.now(), session.expiresAt()).toSeconds()));
        } catch (DeviceTokenRefused refused) {
            return answer(
                    HttpStatus.BAD_REQUEST,
                    new OauthError(refused.code().text(), refused.code().description()));
        }
    }

    private static String deviceCode(SortedMap<String, String> form) throws DeviceTokenRefused {
        String code = form.getOrDefault("device_code", "");
        if (!GRANT.equals(form.get("grant_type"))) {
            throw new DeviceTokenRefused(Code.UNSUPPORTED_GRANT_TYPE);
        } else if (code.isEmpty()) {
            throw new DeviceTokenRefused(Code.INVALID_REQUEST);
        }
        return code;
    }

    /** Returns the name of the program, which the confirmation page shows to the user. */
    private static String client(SortedMap<String, String> form) {
        String name = PlainText.cleaned(form.getOrDefault("client_id", "").strip());
        return name.isEmpty()
                ? "A program without a name"
                : name.length() > LONGEST_CLIENT ? name.substring(0, LONGEST_CLIENT) : name;
    }

    private static ResponseEntity<Object> answer(HttpStatus status, Object body) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .body(body);
    }

    /** Represents the codes of a sign-in. */
    record DeviceCodes(
            @JsonProperty("device_code") String deviceCode,
            @JsonProperty("user_code") String userCode,
            @JsonProperty("verification_uri") String verificationUri,
            @JsonProperty("verification_uri_complete") String verificationUriComplete,
            @JsonProperty("expires_in") long expiresIn,
            @JsonProperty("interval") long interval) {}

    /** Represents the token of a completed sign-in. */
    record DeviceToken(
            @JsonProperty("access_token") String accessToken,
            @JsonProperty("token_type") String tokenType,
            @JsonProperty("expires_in") long expiresIn) {}

    /** Represents an error of OAuth 2.0. */
    record OauthError(
            @JsonProperty("error") String error,
            @JsonProperty("error_description") String description) {}
}
