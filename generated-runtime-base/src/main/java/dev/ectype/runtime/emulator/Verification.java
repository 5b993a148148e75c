package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.request.Authentication;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.state.Verified;
import java.lang.reflect.Constructor;
import java.util.List;

/** Runs what an emulator remembers again, in another one of its class. */
final class Verification {
    private Verification() {}

    static Verified of(Emulator emulator, World world, Place place) {
        try (Emulator twin = twin(emulator, world, place)) {
            ReplyBuffer reply = new ReplyBuffer();
            return Verified.of(
                    world.engine(),
                    twin.world().engine(),
                    request -> twin.handle(KeptRequest.again(request), reply.reset()));
        }
    }

    /** One in the same place, that asks nobody for credentials: those are not remembered. */
    private static Emulator twin(Emulator emulator, World world, Place place) {
        EmulatorOptions options = world.options().withAuthentication(Authentication.OFF, List.of());
        Emulator twin;
        try {
            Constructor<? extends Emulator> constructor = emulator.getClass().getDeclaredConstructor();
            constructor.setAccessible(true);
            twin = constructor.newInstance();
        } catch (ReflectiveOperationException | RuntimeException none) {
            throw new IllegalStateException(
                    emulator.getClass().getName()
                            + " cannot be made a second time: it needs a constructor without arguments",
                    none);
        }
        twin.open(options);
        twin.world().chaos().sleep();
        twin.answer(place.origin(), "");
        return twin;
    }
}
