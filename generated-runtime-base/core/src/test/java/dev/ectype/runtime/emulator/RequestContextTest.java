package dev.ectype.runtime.emulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.emulator.petstore.OwnerOperations;
import dev.ectype.runtime.emulator.petstore.PetstoreEmulator;
import dev.ectype.runtime.http.ReplyBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class RequestContextTest {
    @Test
    void operationsSeeTheRequest() {
        List<@Nullable Object> seen = new ArrayList<>();
        PetstoreEmulator emulator = new PetstoreEmulator() {
            @Override
            protected OwnerOperations owners(RequestContext context) {
                seen.add(context.operation());
                seen.add(context.method());
                seen.add(context.path());
                seen.add(context.header("X-Key"));
                seen.add(context.headers("content-type"));
                seen.add(context.header("x-missing"));
                return super.owners(context);
            }
        };
        emulator.boot(EmulatorOptions.standard());
        emulator.handle(PlainRequest.json("GET", "/owners?limit=2", ""), new ReplyBuffer());
        assertThat(seen).containsExactly("listOwners", "GET", "/owners", "secret", List.of("application/json"), null);
    }

    @Test
    void contextsOfOthersAreRejected() {
        assertThatThrownBy(() -> new OwnerOperations(new InventedContext()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("InventedContext");
    }

    private record InventedContext() implements RequestContext {
        @Override
        public String operation() {
            return "listOwners";
        }

        @Override
        public String method() {
            return "GET";
        }

        @Override
        public String path() {
            return "/owners";
        }

        @Override
        public @Nullable String header(String name) {
            return null;
        }

        @Override
        public List<String> headers(String name) {
            return List.of();
        }
    }
}
