package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RetainedRequest;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.instance.PublicOrigin;
import dev.ectype.runtime.emulator.options.Authentication;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.state.JournalVerification;
import java.lang.reflect.Constructor;
import java.util.List;

/** Replays the journal of an emulator in a second emulator of the same class. */
final class EmulatorVerification {
    private EmulatorVerification() {}

    static JournalVerification of(Emulator emulator, SandboxContext sandbox, PublicOrigin publicOrigin) {
        try (Emulator twin = twin(emulator, sandbox, publicOrigin)) {
            ReplyBuffer reply = new ReplyBuffer();
            return JournalVerification.of(
                    sandbox.engine(),
                    twin.lifecycle.sandboxContext().engine(),
                    request -> twin.handle(RetainedRequest.replayOf(request), reply.reset()));
        }
    }

    /** Creates a second emulator with the same origin. It checks no credentials, because the journal does not contain them. */
    private static Emulator twin(Emulator emulator, SandboxContext sandbox, PublicOrigin publicOrigin) {
        EmulatorOptions options = sandbox.options().withAuthentication(Authentication.OFF, List.of());
        Emulator twin;
        try {
            Constructor<? extends Emulator> constructor = emulator.getClass().getDeclaredConstructor();
            constructor.setAccessible(true);
            twin = constructor.newInstance();
        } catch (ReflectiveOperationException | RuntimeException none) {
            throw new IllegalStateException(
                    emulator.getClass().getName()
                            + " cannot be created a second time: it needs a constructor without arguments",
                    none);
        }
        EmulatorLifecycle lifecycle = twin.lifecycle;
        lifecycle.open(twin, options);
        lifecycle.sandboxContext().chaos().disable();
        lifecycle.answer(twin, publicOrigin.origin(), "");
        return twin;
    }
}
