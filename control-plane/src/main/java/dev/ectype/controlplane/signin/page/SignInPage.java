package dev.ectype.controlplane.signin.page;

import dev.ectype.controlplane.page.Pages;
import dev.ectype.controlplane.signin.LocalPath;
import dev.ectype.controlplane.signin.SignInRefusal;
import java.util.List;
import java.util.Map;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/** Renders the sign-in page. */
@Component
public final class SignInPage {
    private final Pages pages;

    SignInPage(Pages pages) {
        this.pages = pages;
    }

    /** Renders the page of a refused sign-in. */
    public ResponseEntity<byte[]> refuse(SignInRefusal refusal) {
        return render(status(refusal), SignInForm.of("", LocalPath.DEFAULT).withError(refusal.sentence()));
    }

    /** Renders the page with a message, such as that a password was changed. */
    public ResponseEntity<byte[]> notify(String email, String notice) {
        return render(HttpStatus.OK, SignInForm.of(email, LocalPath.DEFAULT).withNotice(notice));
    }

    ResponseEntity<byte[]> render(HttpStatus status, SignInForm form) {
        return pages.render(status, "sign-in", Map.of("form", form), List.of());
    }

    static HttpStatus status(SignInRefusal refusal) {
        return switch (refusal) {
            case UNKNOWN_PROVIDER -> HttpStatus.NOT_FOUND;
            case PROVIDER_UNAVAILABLE -> HttpStatus.SERVICE_UNAVAILABLE;
            case TOO_MANY_ATTEMPTS -> HttpStatus.TOO_MANY_REQUESTS;
            case UNKNOWN_STATE, INVALID_LINK -> HttpStatus.BAD_REQUEST;
            default -> HttpStatus.FORBIDDEN;
        };
    }
}
