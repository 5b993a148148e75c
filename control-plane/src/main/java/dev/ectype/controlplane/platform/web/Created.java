package dev.ectype.controlplane.platform.web;

import java.net.URI;
import org.springframework.http.ResponseEntity;

/** Creates the responses to creations (201). */
public final class Created {
    private Created() {}

    public static <T> ResponseEntity<T> at(String path, T body) {
        return ResponseEntity.created(URI.create(path)).body(body);
    }
}
