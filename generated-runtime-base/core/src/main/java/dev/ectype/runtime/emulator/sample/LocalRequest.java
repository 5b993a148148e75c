package dev.ectype.runtime.emulator.sample;

import dev.ectype.runtime.http.HeaderVisitor;
import dev.ectype.runtime.http.Protocol;
import dev.ectype.runtime.http.Request;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Represents a request within this process. Each of its header fields has one value. */
public interface LocalRequest extends Request {
    /** {@return the header fields} Lookups by name ignore case. */
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
