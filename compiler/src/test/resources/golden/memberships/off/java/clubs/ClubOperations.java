package clubs;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class ClubOperations extends Operations {
    public ClubOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /clubs}. Answers 200. */
    protected Reply<?> listClubs() {
        return answer();
    }

    /** {@code POST /clubs}. Answers 201, or 400, 415. */
    protected Reply<?> createClub(Body<NewClub> body) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}}. Answers 200, or 400. */
    protected Reply<?> readClub(String clubId) {
        return answer();
    }

    /** {@code DELETE /clubs/{clubId}}. Answers 204, or 400. */
    protected Reply<?> deleteClub(String clubId) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}/members}. Answers 200, or 400. */
    protected Reply<?> listMembers(String clubId) {
        return answer();
    }

    /** {@code GET /clubs/{clubId}/members/{userId}}. Answers 200, or 400, 404. */
    protected Reply<?> readMember(String clubId, long userId) {
        return answer();
    }

    /** {@code PUT /clubs/{clubId}/members/{userId}}. Answers 204, or 400. */
    protected Reply<?> addMember(String clubId, long userId) {
        return answer();
    }

    /** {@code DELETE /clubs/{clubId}/members/{userId}}. Answers 204, or 400, 404. */
    protected Reply<?> removeMember(String clubId, long userId) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> listClubs();
            case 1 -> createClub(body(NewClub.class));
            case 2 -> readClub(pathText("clubId"));
            case 3 -> deleteClub(pathText("clubId"));
            case 4 -> listMembers(pathText("clubId"));
            case 5 -> readMember(pathText("clubId"), pathLong("userId"));
            case 6 -> addMember(pathText("clubId"), pathLong("userId"));
            case 7 -> removeMember(pathText("clubId"), pathLong("userId"));
            default -> unknown(operation);
        };
    }
}
