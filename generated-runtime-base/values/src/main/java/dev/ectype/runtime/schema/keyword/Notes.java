package dev.ectype.runtime.schema.keyword;

import dev.ectype.runtime.json.Document;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Holds the annotations of a type, such as its default and its examples. */
public record Notes(
        boolean readOnly, boolean writeOnly, @Nullable Document defaultValue, List<Document> examples, XmlNotes xml) {
    public static final Notes NONE = new Notes(false, false, null, List.of(), XmlNotes.NONE);

    public Notes {
        examples = List.copyOf(examples);
    }

    // Written out, because a record's own form generates classes at its first call, during the start of an emulator.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Notes that
                && readOnly == that.readOnly
                && writeOnly == that.writeOnly
                && Objects.equals(defaultValue, that.defaultValue)
                && examples.equals(that.examples)
                && xml.equals(that.xml);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(defaultValue) + examples.hashCode();
    }
}
