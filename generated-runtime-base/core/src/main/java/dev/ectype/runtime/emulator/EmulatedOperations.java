package dev.ectype.runtime.emulator;

import dev.ectype.runtime.emulator.context.RequestTransaction;
import dev.ectype.runtime.emulator.context.SandboxContext;
import dev.ectype.runtime.emulator.instance.ApiOperations;
import dev.ectype.runtime.emulator.instance.PublicOrigin;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.state.JournalVerification;

/** Gives the sandboxes of an emulator access to its operations. */
record EmulatedOperations(Emulator emulator) implements ApiOperations {
    @Override
    public Reply<?> run(String group, String operation, RequestTransaction context) {
        return emulator.operations(group, context).dispatch(operation);
    }

    @Override
    public void emitted(String event, Document about) {
        emulator.emitted(event, about);
    }

    @Override
    public JournalVerification verify(SandboxContext sandbox, PublicOrigin publicOrigin) {
        return EmulatorVerification.of(emulator, sandbox, publicOrigin);
    }
}
