package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.emulator.route.HttpRoute;
import dev.ectype.runtime.http.HeaderField;
import dev.ectype.runtime.http.ReplyBuffer;
import org.jspecify.annotations.Nullable;

/** Writes the headers with the locations of instances that an operation creates. */
final class LocationWriter {
    private static final HeaderField LOCATION = HeaderField.of("location", "");
    private static final ThreadLocal<StringBuilder> TEXTS = ThreadLocal.withInitial(StringBuilder::new);

    private final HttpRoute route;
    private final ResourceLocation address;
    private final @Nullable ResourceLocation startedLocation;
    private final DeclaredHeaders headers;
    private final boolean isPost;
    /** Whether every reply has the location, because it is declared, or because the client finds the instance only by it. */
    private final boolean isRequired;

    /** @param hidden whether the response is empty or a list */
    LocationWriter(HttpRoute route, LocationIndex addresses, DeclaredHeaders headers, boolean hidden) {
        this.route = route;
        this.address = ResourceLocation.of(route, addresses);
        this.startedLocation = ResourceLocation.ofStarted(route, addresses);
        this.headers = headers;
        this.isPost = route.method().equals("POST");
        this.isRequired = headers.declaresLocation() || hidden && isPost;
    }

    /** Writes the location of a new instance, or of the long-running operation that creates it. */
    void write(ReplyContent.Instance instance, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        if (route.plan().startedResource() == null) {
            if (isRequired || reply.status() == 201 && address.isServed()) {
                reply.header(LOCATION.with(text(address, instance, arguments, environment)));
            }
        } else if (startedLocation != null) {
            String followed =
                    text(startedLocation, instance, arguments, environment).toString();
            if (headers.declaresLocation() && !headers.declaresAddress()) {
                reply.header(LOCATION.with(followed));
            }
            headers.writeAddress(followed, reply);
        }
    }

    /** Writes the location of an instance that was created together with an operation in progress. */
    void writeCreated(
            ReplyContent.Instance instance, Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        boolean isWritten = headers.declaresLocation() && !headers.declaresAddress() && startedLocation != null;
        if (isPost && !isWritten) {
            reply.header(LOCATION.with(text(address, instance, arguments, environment)));
        }
    }

    /** Returns the URL of a location. The next one on this thread overwrites it. */
    private static CharSequence text(
            ResourceLocation location,
            ReplyContent.Instance instance,
            Arguments arguments,
            ReplyEnvironment environment) {
        StringBuilder text = TEXTS.get();
        text.setLength(0);
        location.append(instance, arguments, text.append(environment.origin()));
        return text;
    }
}
