package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ClubOperations extends Operations {
    public ClubOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /clubs}. Returns 200. */
    protected Reply<?> listClubs() {
        return answer();
    }

    /** {@code POST /clubs}. Returns 201. */
    protected Reply<?> createClub(Body<NewClub> body) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}}. Returns 200. */
    protected Reply<?> readClub(String clubId) {
        return answer();
    }

    /** {@code DELETE /clubs/{clubId}}. Returns 204. */
    protected Reply<?> deleteClub(String clubId) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}/members}. Returns 200. */
    protected Reply<?> listMembers(String clubId) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}/members/{userId}}. Returns 200. */
    protected Reply<?> readMember(String clubId, long userId) {
        return answer();
    }

    /** {@code PUT /clubs/{clubId}/members/{userId}}. Returns 204. */
    protected Reply<?> addMember(String clubId, long userId) {
        return answer();
    }

    /** {@code DELETE /clubs/{clubId}/members/{userId}}. Returns 204. */
    protected Reply<?> removeMember(String clubId, long userId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listClubs" -> listClubs();
            case "createClub" -> createClub(body(NewClub.class));
            case "readClub" -> readClub(pathText("clubId"));
            case "deleteClub" -> deleteClub(pathText("clubId"));
            case "listMembers" -> listMembers(pathText("clubId"));
            case "readMember" -> readMember(pathText("clubId"), pathLong("userId"));
            case "addMember" -> addMember(pathText("clubId"), pathLong("userId"));
            case "removeMember" -> removeMember(pathText("clubId"), pathLong("userId"));
            default -> unknown(operation);
        };
    }
}
