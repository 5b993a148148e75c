package notes;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.Store;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import java.util.List;

/** The operations on {@link Note}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class NoteOperations extends Operations {
    public NoteOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /notes}. Returns 200. */
    protected Reply<Page<Note>> listNotes() {
        return page(notes().all());
    }

    /** {@code POST /notes}. Returns 201 or 409. */
    protected Reply<Note> createNote(Body<NewNote> body) {
        return created(notes().insert(body));
    }

    /** {@code GET /notes/{id}}. Returns 200 or 404. */
    protected Reply<Note> readNote(long id) {
        return ok(notes().require(id));
    }

    /** {@code PATCH /notes/{id}}. Returns 200, 404 or 409. */
    protected Reply<Note> patchNote(long id, Body<NoteChanges> body) {
        return ok(notes().merge(notes().require(id), body));
    }

    /** {@code POST /notes/{id}/publish}. Changes the state {@code draft -> published}. Returns 200, 404 or 409. */
    protected Reply<Note> publishNote(long id) {
        return ok(notes().transition(notes().require(id), Note.STATE, List.of(Note.State.DRAFT), Note.State.PUBLISHED));
    }

    /** {@code POST /notes/{id}/favorite}. Sets the flag {@code favorited}. Returns 200 or 404. */
    protected Reply<Note> favoriteNote(long id) {
        return ok(notes().setFlag(notes().require(id), Note.FAVORITED, Note.FAVORITES_COUNT));
    }

    /** {@code DELETE /notes/{id}/favorite}. Clears the flag {@code favorited}. Returns 200 or 404. */
    protected Reply<Note> unfavoriteNote(long id) {
        return ok(notes().clearFlag(notes().require(id), Note.FAVORITED, Note.FAVORITES_COUNT));
    }

    /** {@code POST /notes/{id}/lifecycle/lock}. Sets the flag {@code locked}. Returns 204 or 404. */
    protected Reply<Void> lockNote(long id) {
        notes().setFlag(notes().require(id), Note.LOCKED);
        return noContent();
    }

    /** {@code POST /notes/{id}/lifecycle/unlock}. Clears the flag {@code locked}. Returns 204 or 404. */
    protected Reply<Void> unlockNote(long id) {
        notes().clearFlag(notes().require(id), Note.LOCKED);
        return noContent();
    }

    /** {@code POST /notes/{id}:archive}. Sets the flag {@code archivedAt}. Returns 200 or 404. */
    protected Reply<Note> archiveNote(long id) {
        return ok(notes().setFlag(notes().require(id), Note.ARCHIVED_AT));
    }

    /** {@code POST /notes/{id}:assign}. Returns 200 or 404. */
    protected Reply<Note> assignNote(long id, Body<AssignNoteBody> body) {
        return ok(notes().adjust(notes().require(id), body));
    }

    /**
     * {@code POST /rehearsals/notes/{id}/withdraw}. Changes the state {@code draft, published -> withdrawn}. Returns
     * 200, 404 or 409.
     */
    protected Reply<Note> withdrawNote(long id) {
        return ok(notes().transition(
                notes().require(id),
                Note.STATE,
                List.of(Note.State.DRAFT, Note.State.PUBLISHED),
                Note.State.WITHDRAWN));
    }

    protected Store<Note> notes() {
        return store(Note.RESOURCE);
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
            case "withdrawNote" -> withdrawNote(pathLong("id"));
            default -> unknown(operation);
        };
    }
}
