package dev.ectype.runtime.emulator.envelope;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.patch.PathEdit;
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

    /** Returns whether a response repeats the identifier of its instance beside it: {@code {"petId": 1, "pet": {"petId": 1}}}. */
    public static boolean repeatsIdentifier(Schema type, MemberPath at, ResourceShape shape) {
        IdentityMember identifier = shape.idMember();
        return identifier != null
                && !at.isEmpty()
                && identifier.path().names().size() == 1
                && !at.names().get(0).equals(identifier.name())
                && SchemaShape.member(type, identifier.name()) != null;
    }

    /**
     * Returns the members of an instance at a path, with its identifier beside the path.
     *
     * @param shown the members that the response shows
     * @param instance the whole instance
     */
    public static Document around(MemberPath at, Document shown, Document instance, ResourceShape shape) {
        Document document = PathDocumentBuilder.of(at, shown);
        IdentityMember identifier = shape.idMember();
        Document id = identifier == null ? null : identifier.in(instance);
        return identifier == null || id == null ? document : PathEdit.set(document, identifier.path(), id);
    }
}
