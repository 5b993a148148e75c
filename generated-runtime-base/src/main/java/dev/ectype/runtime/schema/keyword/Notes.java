package dev.ectype.runtime.schema.keyword;

import dev.ectype.runtime.json.Document;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a description says about a type beside which values it allows. */
public record Notes(
        boolean readOnly, boolean writeOnly, @Nullable Document defaultValue, List<Document> examples, XmlNotes xml) {
    public static final Notes NONE = new Notes(false, false, null, List.of(), XmlNotes.NONE);

    public Notes {
        examples = List.copyOf(examples);
    }

    // Written out, because the form that a record brings makes classes when it is first asked, while an emulator boots.
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
