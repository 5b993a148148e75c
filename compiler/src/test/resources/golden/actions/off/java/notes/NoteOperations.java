package notes;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class NoteOperations extends Operations {
    public NoteOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /notes}. Returns 200. */
    protected Reply<?> listNotes() {
        return answer();
    }

    /** {@code POST /notes}. Returns 201. */
    protected Reply<?> createNote(Body<NewNote> body) {
        return answer();
    }

    /** {@code GET /notes/{id}}. Returns 200. */
    protected Reply<?> readNote(long id) {
        return answer();
    }

    /** {@code PATCH /notes/{id}}. Returns 200 or 409. */
    protected Reply<?> patchNote(long id, Body<NoteChanges> body) {
        return answer();
    }

    /** {@code POST /notes/{id}/publish}. Returns 200. */
    protected Reply<?> publishNote(long id) {
        return answer();
    }

    /** {@code POST /notes/{id}/favorite}. Returns 200. */
    protected Reply<?> favoriteNote(long id) {
        return answer();
    }

    /** {@code DELETE /notes/{id}/favorite}. Returns 200. */
    protected Reply<?> unfavoriteNote(long id) {
        return answer();
    }

    /** {@code POST /notes/{id}/lifecycle/lock}. Returns 204. */
    protected Reply<?> lockNote(long id) {
        return answer();
    }

    /** {@code POST /notes/{id}/lifecycle/unlock}. Returns 204. */
    protected Reply<?> unlockNote(long id) {
        return answer();
    }

    /** {@code POST /notes/{id}:archive}. Returns 200. */
    protected Reply<?> archiveNote(long id) {
        return answer();
    }

    /** {@code POST /notes/{id}:assign}. Returns 200. */
    protected Reply<?> assignNote(long id, Body<AssignNoteBody> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listNotes" -> listNotes();
            case "createNote" -> createNote(body(NewNote.class));
            case "readNote" -> readNote(pathLong("id"));
            case "patchNote" -> patchNote(pathLong("id"), body(NoteChanges.class));
            case "publishNote" -> publishNote(pathLong("id"));
            case "favoriteNote" -> favoriteNote(pathLong("id"));
            case "unfavoriteNote" -> unfavoriteNote(pathLong("id"));
            case "lockNote" -> lockNote(pathLong("id"));
            case "unlockNote" -> unlockNote(pathLong("id"));
            case "archiveNote" -> archiveNote(pathLong("id"));
            case "assignNote" -> assignNote(pathLong("id"), body(AssignNoteBody.class));
            default -> unknown(operation);
        };
    }
}
