package clubs;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Club}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ClubOperations extends ClubsStores {
    public ClubOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /clubs}. Returns 200. */
    protected Reply<Page<Club>> listClubs() {
        return page(clubs().all());
    }

    /** {@code POST /clubs}. Returns 201 or 409. */
    protected Reply<Club> createClub(Body<NewClub> body) {
        return created(clubs().insert(body));
    }

    /** {@code GET /clubs/{clubId}}. Returns 200 or 404. */
    protected Reply<Club> readClub(String clubId) {
        return ok(clubs().require(clubId));
    }

    /** {@code DELETE /clubs/{clubId}}. Returns 204 or 404. */
    protected Reply<Void> deleteClub(String clubId) {
        clubs().remove(clubs().require(clubId));
        return noContent();
    }

    /** {@code GET /me/starred/{clubId}}. Returns 204 or 404. */
    protected Reply<Void> isStarred(String clubId) {
        linked(Club.STARRED, clubs().require(clubId));
        return noContent();
    }

    /** {@code PUT /me/starred/{clubId}}. Adds a link to {@code me.starred}. Returns 204 or 404. */
    protected Reply<Void> star(String clubId) {
        link(Club.STARRED, clubs().require(clubId));
        return noContent();
    }

    /** {@code DELETE /me/starred/{clubId}}. Removes a link from {@code me.starred}. Returns 204 or 404. */
    protected Reply<Void> unstar(String clubId) {
        unlinkIfLinked(Club.STARRED, clubs().require(clubId));
        return noContent();
    }

    /** {@code GET /me/starred}. Returns 200. */
    protected Reply<Page<Club>> listStarred() {
        return page(clubs().linked(Club.STARRED));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listClubs" -> listClubs();
            case "createClub" -> createClub(body(NewClub.class));
            case "readClub" -> readClub(pathText("clubId"));
            case "deleteClub" -> deleteClub(pathText("clubId"));
            case "isStarred" -> isStarred(pathText("clubId"));
            case "star" -> star(pathText("clubId"));
            case "unstar" -> unstar(pathText("clubId"));
            case "listStarred" -> listStarred();
            default -> unknown(operation);
        };
    }
}
