package dev.ectype.runtime.schema;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.schema.keyword.Notes;
import dev.ectype.runtime.schema.keyword.XmlNotes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Joins the notes of an intersection and its parts; the intersection's own come first. */
final class NotesMerger {
    private NotesMerger() {}

    static Notes of(Notes own, List<Schema> parts) {
        boolean readOnly = own.readOnly();
        boolean writeOnly = own.writeOnly();
        @Nullable Document defaultValue = own.defaultValue();
        List<Document> examples = new ArrayList<>(own.examples());
        XmlNotes xml = own.xml();
        for (Schema part : parts) {
            Notes notes = part.notes();
            readOnly |= notes.readOnly();
            writeOnly |= notes.writeOnly();
            defaultValue = defaultValue == null ? notes.defaultValue() : defaultValue;
            examples.addAll(notes.examples());
            xml = xml.with(notes.xml());
        }
        return new Notes(readOnly, writeOnly, defaultValue, examples, xml);
    }
}
