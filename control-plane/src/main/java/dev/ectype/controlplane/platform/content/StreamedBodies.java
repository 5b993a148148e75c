package dev.ectype.controlplane.platform.content;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Knows which requests have a body that is streamed. */
@Component
public final class StreamedBodies {
    private final List<StreamedBody> declared;

    StreamedBodies(ObjectProvider<StreamedBody> declared) {
        this.declared = declared.orderedStream().toList();
    }

    /** How large the body of a request may be, if it is streamed. */
    public Optional<Long> limit(HttpServletRequest request) {
        return declared.stream()
                .filter(body -> body.is(request.getMethod(), request.getRequestURI()))
                .map(StreamedBody::limit)
                .findFirst();
    }
}
