package dev.ectype.runtime.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request of this process, which no network has carried; each of its fields has one value. */
public interface LocalRequest extends Request {
    /** What the fields say; it finds names in whatever case they may be asked for. */
    Map<String, String> fields();

    @Override
    default @Nullable String header(String name) {
        return fields().get(name);
    }

    @Override
    default List<String> headers(String name) {
        String value = header(name);
        return value == null ? List.of() : List.of(value);
    }

    @Override
    default void forEachHeader(HeaderVisitor visitor) {
        fields().forEach(visitor::visit);
    }

    @Override
    default InetSocketAddress peer() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    }

    @Override
    default boolean secure() {
        return false;
    }

    @Override
    default Protocol protocol() {
        return Protocol.HTTP_1_1;
    }
}
