package dev.ectype.controlplane.platform.problem;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.tomcat.util.http.InvalidParameterException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.QueryTimeoutException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.web.firewall.RequestRejectedException;
import org.springframework.transaction.CannotCreateTransactionException;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.validation.FieldError;
import org.springframework.validation.ObjectError;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.ServletRequestBindingException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.NoHandlerFoundException;

/** Translates the exceptions of request handlers to problems for the client. */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
final class ExceptionTranslation {
    /** Error codes of PostgreSQL; the second is the prefix of a class. */
    private static final String DISK_FULL = "53100";

    private static final String DATA_EXCEPTIONS = "22";
    private static final Logger LOG = LoggerFactory.getLogger(ExceptionTranslation.class);

    private final ProblemWriter problems;

    ExceptionTranslation(ProblemWriter problems) {
        this.problems = problems;
    }

    @ExceptionHandler
    ResponseEntity<?> any(Exception exception, HttpServletRequest request, HttpServletResponse response)
            throws Exception {
        if (response.isCommitted()) {
            // Part of another response is sent already, so the connection is closed to mark it as incomplete.
            throw exception;
        }
        ServiceException translated = translate(exception, request);
        if (translated.code() == ErrorCode.INTERNAL) {
            LOG.error("{} failed", RequestRoute.of(request), exception);
        } else if (translated.code() == ErrorCode.UNAVAILABLE) {
            LOG.warn("{}: {}", RequestRoute.of(request), exception.toString());
        }
        return problems.reply(translated, request);
    }

    private static ServiceException translate(Exception exception, HttpServletRequest request) {
        if (exception instanceof ServiceException known) {
            return known;
        } else if (exception instanceof HttpMessageNotReadableException unreadable) {
            return UnreadableBody.of(unreadable);
        } else if (exception instanceof MethodArgumentNotValidException invalid) {
            return InvalidRequest.of(faults(invalid));
        } else if (exception instanceof HandlerMethodValidationException invalid) {
            return InvalidRequest.of(faults(invalid));
        } else if (exception instanceof MethodArgumentTypeMismatchException mismatch) {
            return InvalidRequest.of(
                    mismatch.getName(),
                    "type",
                    "\"" + Excerpt.of(String.valueOf(mismatch.getValue())) + "\" has the wrong type");
        } else if (exception instanceof RequestRejectedException || exception instanceof InvalidParameterException) {
            return RefusedRequests.characters();
        } else if (exception instanceof ServletRequestBindingException missing) {
            return new InvalidRequest(String.valueOf(missing.getMessage()));
        }
        return outside(exception, request);
    }

    /** Translates errors that do not concern fields of the request. */
    private static ServiceException outside(Exception exception, HttpServletRequest request) {
        if (exception instanceof NoHandlerFoundException) {
            return new ServiceException(
                    ErrorCode.NOT_FOUND,
                    "No route matches " + request.getMethod() + " " + Excerpt.of(request.getRequestURI())
                            + "; see /openapi.json.");
        } else if (exception instanceof HttpRequestMethodNotSupportedException method) {
            String allowed = String.join(
                    ", ", method.getSupportedMethods() == null ? new String[0] : method.getSupportedMethods());
            return new ServiceException(
                            ErrorCode.METHOD_NOT_ALLOWED,
                            "This path supports " + allowed + ", not " + Excerpt.of(method.getMethod()) + ".")
                    .header("Allow", allowed);
        } else if (exception instanceof HttpMediaTypeNotSupportedException media) {
            return new ServiceException(
                    ErrorCode.UNSUPPORTED_MEDIA_TYPE,
                    "Send the body as application/json, not " + Excerpt.of(String.valueOf(media.getContentType()))
                            + ".");
        } else if (isUnavailable(exception)) {
            return hasState(exception, DISK_FULL) ? fullDatabase() : ServiceException.unavailable();
        } else if (hasState(exception, DATA_EXCEPTIONS)) {
            return new InvalidRequest(
                    "The database cannot store a value of this request: a number or time out of range, or a character.");
        }
        return ServiceException.internal();
    }

    private static boolean isUnavailable(Throwable exception) {
        return exception instanceof CannotCreateTransactionException
                || exception instanceof DataAccessResourceFailureException
                || exception instanceof TransientDataAccessException
                || exception instanceof QueryTimeoutException
                || exception instanceof TransactionSystemException;
    }

    private static ServiceException fullDatabase() {
        return new ServiceException(
                        ErrorCode.UNAVAILABLE,
                        "The disk of the database of this service is full; ask its operator for more space, then send the "
                                + "request again.")
                .header("Retry-After", "30");
    }

    /** Returns whether PostgreSQL rejected a statement with an error code of this prefix. */
    private static boolean hasState(Throwable exception, String state) {
        for (Throwable at = exception; at != null; at = at.getCause()) {
            if (at instanceof SQLException refused
                    && String.valueOf(refused.getSQLState()).startsWith(state)) {
                return true;
            }
        }
        return false;
    }

    private static List<FieldFault> faults(MethodArgumentNotValidException invalid) {
        List<FieldFault> faults = new ArrayList<>();
        for (ObjectError error : invalid.getBindingResult().getAllErrors()) {
            faults.add(fault(error instanceof FieldError field ? field.getField() : "", error));
        }
        return sorted(faults);
    }

    private static List<FieldFault> faults(HandlerMethodValidationException invalid) {
        List<FieldFault> faults = new ArrayList<>();
        invalid.getParameterValidationResults()
                .forEach(result -> result.getResolvableErrors().forEach(error -> {
                    String parameter =
                            String.valueOf(result.getMethodParameter().getParameterName());
                    String[] codes = error.getCodes();
                    String rule = codes == null ? "valid" : codes[codes.length - 1];
                    String path = error instanceof FieldError field ? field.getField() : parameter;
                    faults.add(new FieldFault(path, rule(rule), String.valueOf(error.getDefaultMessage())));
                }));
        return sorted(faults);
    }

    private static FieldFault fault(String path, ObjectError error) {
        return new FieldFault(path, rule(String.valueOf(error.getCode())), String.valueOf(error.getDefaultMessage()));
    }

    private static String rule(String constraint) {
        return constraint.substring(0, 1).toLowerCase(Locale.ROOT) + constraint.substring(1);
    }

    private static List<FieldFault> sorted(List<FieldFault> faults) {
        faults.sort(java.util.Comparator.comparing(FieldFault::path).thenComparing(FieldFault::rule));
        return faults;
    }
}
