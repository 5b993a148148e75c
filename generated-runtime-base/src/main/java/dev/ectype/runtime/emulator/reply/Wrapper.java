package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.Arrays;

/** What stands around the one item of a reply. */
record Wrapper(byte[] head, byte[] tail) {
    static Wrapper of(Schema type, MemberPath at, Document item, FitContext context) {
        Document whole = Fitter.fitted(Grown.of(at, item), type, context);
        Document inner = whole.at(at);
        if (inner == null) {
            return new Wrapper(new byte[0], new byte[0]);
        }
        return new Wrapper(
                Arrays.copyOfRange(whole.array(), whole.from(), inner.from()),
                Arrays.copyOfRange(whole.array(), inner.to(), whole.to()));
    }
}
