package dev.ectype.undeclared;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/** A route that does not say who may call it. It stands outside of what the application looks through for parts. */
@RestController
public class UndeclaredController {
    @GetMapping("/v1/undeclared")
    String get() {
        return "";
    }
}
