package dev.ectype.controlplane.signin.device;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.platform.address.AddressBuckets;
import dev.ectype.controlplane.platform.auth.BrowserRoutes;
import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.RequiredScope;
import dev.ectype.controlplane.platform.auth.RequiredSession;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.form.FormFields;
import io.swagger.v3.oas.annotations.Hidden;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Serves the page on which a signed-in user approves or denies the sign-in of a program. */
@RestController
@BrowserRoutes
@Hidden
class DevicePageController {
    private static final int ATTEMPTS_PER_MINUTE = 10;

    private final DeviceSignIns signIns;
    private final Pages pages;
    private final AddressBuckets attempts = new AddressBuckets(ATTEMPTS_PER_MINUTE, Duration.ofMinutes(1));

    DevicePageController(DeviceSignIns signIns, Pages pages) {
        this.signIns = signIns;
        this.pages = pages;
    }

    @GetMapping("/device")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> show(
            Caller caller,
            @RequestParam(name = "user_code", required = false) @Nullable String code,
            HttpServletRequest request) {
        if (code == null || code.isBlank()) {
            return render(HttpStatus.OK, DeviceView.askForCode(caller.name()));
        }
        return find(code, request)
                .map(found -> render(
                        HttpStatus.OK,
                        DeviceView.confirm(caller.name(), normal(code), found.client(), found.address())))
                .orElseGet(() -> unknown(caller));
    }

    @PostMapping("/device")
    @RequiredScope(Scope.READ)
    @RequiredSession
    ResponseEntity<byte[]> decide(Caller caller, HttpServletRequest request) throws IOException {
        SortedMap<String, String> form = FormFields.of(request);
        boolean approved = "approve".equals(form.get("decision"));
        boolean decided = attempts.take(request.getRemoteAddr()) == 0
                && UserCode.parse(form.getOrDefault("user_code", ""))
                        .filter(code -> signIns.decide(code, caller, approved))
                        .isPresent();
        return decided ? render(HttpStatus.OK, DeviceView.done(caller.name(), approved)) : unknown(caller);
    }

    /** Limits each address, so that nobody can guess the code of another user's program. */
    private Optional<DeviceSignIn> find(String code, HttpServletRequest request) {
        return attempts.take(request.getRemoteAddr()) == 0
                ? UserCode.parse(code).flatMap(signIns::find)
                : Optional.empty();
    }

    private static String normal(String code) {
        return UserCode.parse(code).map(UserCode::text).orElse("");
    }

    private ResponseEntity<byte[]> unknown(Caller caller) {
        return render(
                HttpStatus.BAD_REQUEST,
                DeviceView.askForCode(caller.name())
                        .withError("This code is unknown, used or expired. Compare it with the one in your terminal."));
    }

    private ResponseEntity<byte[]> render(HttpStatus status, DeviceView view) {
        return pages.render(status, "device", Map.of("device", view), List.of());
    }
}
