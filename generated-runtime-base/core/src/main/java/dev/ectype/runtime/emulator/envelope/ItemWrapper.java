package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.fit.FitContext;
import dev.ectype.runtime.schema.fit.Fitter;
import java.util.Arrays;

/** Holds the bytes before and after the single item of a reply. */
public record ItemWrapper(byte[] head, byte[] tail) {
    /** Returns whether another wrapper has the same bytes. */
    public boolean isSame(ItemWrapper other) {
        return Arrays.equals(head, other.head) && Arrays.equals(tail, other.tail);
    }

    /** Creates the wrapper of an item at a path of a response type. */
    public static ItemWrapper of(Schema type, MemberPath at, Document item, FitContext context) {
        Document document = Fitter.fitted(PathDocumentBuilder.of(at, item), type, context);
        Document inner = document.at(at);
        if (inner == null) {
            return new ItemWrapper(new byte[0], new byte[0]);
        }
        return new ItemWrapper(
                Arrays.copyOfRange(document.array(), document.from(), inner.from()),
                Arrays.copyOfRange(document.array(), inner.to(), document.to()));
    }
}
