package dev.ectype.controlplane.platform.content;

import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Finds the requests with a streamed body. */
@Component
public final class StreamedBodies {
    private final List<StreamedBody> declared;

    StreamedBodies(ObjectProvider<StreamedBody> declared) {
        this.declared = declared.orderedStream().toList();
    }

    /** Returns the maximum size of a streamed body, or empty if the body is not streamed. */
    public Optional<Long> limit(HttpServletRequest request) {
        return declared.stream()
                .filter(body -> body.is(request.getMethod(), request.getRequestURI()))
                .map(StreamedBody::limit)
                .findFirst();
    }
}
